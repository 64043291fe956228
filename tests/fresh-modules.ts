import { vi } from "vitest";

/** What modules of the Worker remember (keys, flights) is of one test file: the runtime is shared, and they are read anew for each. */
vi.resetModules();
