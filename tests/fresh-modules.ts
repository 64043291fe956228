import { vi } from "vitest";

/** Test files share a worker, or workerd’s runtime; what our modules remember (keys, flights, lists) is of one file: they are read anew for each. */
vi.resetModules();
