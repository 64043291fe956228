import { afterEach, beforeEach, expect, vi } from "vitest";

/** What a test says or warns without having asked for it fails it: noise hides faults. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const said = [vi.mocked(console.error), vi.mocked(console.warn)].flatMap(({ mock }) => mock.calls);
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
