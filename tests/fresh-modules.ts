import { afterAll, vi } from "vitest";

/** Test files share a worker, or workerd’s runtime; what our modules remember (keys, flights, lists) is of one file: they are read anew for each. */
vi.resetModules();

// So are the clock and what stands in for globals. They go back while the file’s own document still stands: given back in the next file,
// they would put frames and timers of a closed window over those of its own, and it would wait for a frame that never comes.
// Stand-ins go first: one made over a stopped clock remembers that clock, and would bring it back.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// So is what a browser keeps.
if (typeof window !== "undefined") for (const storage of [localStorage, sessionStorage]) storage.clear();
