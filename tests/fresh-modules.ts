import { afterAll, vi } from "vitest";

/** Test files share a worker, or workerd’s runtime; what our modules remember (keys, requests under way, lists) belongs to one file: they are read anew for each. */
vi.resetModules();

// The clock and the stand-ins for globals go back at the end of each file. Stand-ins go first: one made over a stopped clock remembers that clock,
// and would bring it back.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Where the window keeps jsdom's own function, so that it is replaced once. */
const ORIGINAL = Symbol.for("jsdom's focus fixup");

if (typeof window !== "undefined") {
  // What a browser keeps belongs to one file, too.
  for (const storage of [localStorage, sessionStorage]) storage.clear();

  // Test files share a window. When an element that has the focus goes away, jsdom starts the interval that also draws its frames, by the clock of
  // that moment: under a stopped clock it would never tick, and no later test file would get a frame.
  const shared = window as unknown as { _requestFocusFixup: () => void; [ORIGINAL]?: () => void };
  const fixFocus = (shared[ORIGINAL] ??= shared._requestFocusFixup);
  shared._requestFocusFixup = () => {
    if (!vi.isFakeTimers()) fixFocus();
  };
}
