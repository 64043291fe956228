import { vi } from "vitest";

/** Test files share a worker, or workerd’s runtime; what our modules remember (keys, flights, lists) is of one file: they are read anew for each. */
vi.resetModules();

// So are the clock and what stands in for globals: a file that left its own behind would stop the next one.
vi.useRealTimers();
vi.unstubAllGlobals();

// So is what a browser keeps.
if (typeof window !== "undefined") for (const storage of [localStorage, sessionStorage]) storage.clear();
