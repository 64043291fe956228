// @vitest-environment jsdom
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mayReload, watchChunkFailures } from "./chunk-reload";

const failure = (message: string, name = "Error") => Object.assign(new Error(message), { name });

describe("a reload", () => {
  const tries = fc.array(
    fc.record({
      path: fc.constantFrom("/", "/guide-auto", "/actualite-auto"),
      after: fc.integer({ min: 0, max: 15_000 }),
    }),
    { maxLength: 40 },
  );

  // rule: site/missing-script
  it("happens at most once per path within 10 s, however often chunks fail", () => {
    fc.assert(
      fc.property(tries, (failures) => {
        sessionStorage.clear();
        const reloads: { path: string; at: number }[] = [];
        let now = 1_760_000_000_000;
        for (const { path, after } of failures) {
          now += after;
          if (mayReload(path, now)) reloads.push({ path, at: now });
        }
        for (const [index, { path, at }] of reloads.entries())
          expect(reloads.slice(index + 1).every((later) => later.path !== path || later.at - at >= 10_000)).toBe(true);
      }),
    );
  });

  it("is never refused to a path that did not reload in the last 10 s", () => {
    fc.assert(
      fc.property(tries, (failures) => {
        sessionStorage.clear();
        const last = new Map<string, number>();
        let now = 1_760_000_000_000;
        for (const { path, after } of failures) {
          now += after;
          const due = now - (last.get(path) ?? 0) >= 10_000;
          expect(mayReload(path, now)).toBe(due);
          if (due) last.set(path, now);
        }
      }),
    );
  });
});

describe("the page", () => {
  const reload = vi.fn();
  const fails = (reason: unknown) => dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  const chunkGone = failure("Loading chunk 3 failed.", "ChunkLoadError");

  let listeners: Parameters<typeof addEventListener>[] = [];
  beforeAll(() => {
    vi.useFakeTimers();
    vi.stubGlobal("location", { pathname: "/guide-auto", reload });
    const added = vi.spyOn(window, "addEventListener");
    watchChunkFailures();
    listeners = [...added.mock.calls];
    added.mockRestore();
  });
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
  });
  // Test files share a window, and a listener that stays reloads the pages of the next ones.
  afterAll(() => {
    for (const listener of listeners) removeEventListener(...listener);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("reloads when a chunk of an older publication is gone", () => {
    fails(chunkGone);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("reloads when a script reports the missing chunk as an error", () => {
    dispatchEvent(new ErrorEvent("error", { error: chunkGone }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not reloaded by Gatsby's own listener as well, which knows no limit", () => {
    const others = vi.fn();
    addEventListener("unhandledrejection", others);
    fails(chunkGone);
    fails(failure("x is undefined", "TypeError"));
    removeEventListener("unhandledrejection", others);
    expect(others).toHaveBeenCalledOnce();
  });

  it("does not reload for another fault", () => {
    fails(failure("x is not a function", "TypeError"));
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not reload a second time within 10 s, and does after them", () => {
    fails(chunkGone);
    vi.advanceTimersByTime(9_999);
    fails(chunkGone);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    fails(chunkGone);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not reload without storage, because it could reload for ever", () => {
    vi.mocked(console.warn).mockImplementation(() => undefined);
    const session = sessionStorage;
    vi.stubGlobal("sessionStorage", {
      getItem() {
        throw new DOMException("closed", "SecurityError");
      },
    });
    fails(chunkGone);
    vi.stubGlobal("sessionStorage", session);
    expect(reload).not.toHaveBeenCalled();
    expect(vi.mocked(console.warn).mock.calls).toEqual([["Page non rechargée : le navigateur ne garde rien."]]);
    vi.mocked(console.warn).mockClear();
  });
});
