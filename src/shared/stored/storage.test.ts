import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStorage } from "../../../tests/support/browser-storage";
import { forget, readStored, store } from "./storage";
import { SEEN } from "./choice-keys";
import { THEME } from "./frame-keys";
import { CHANGED_AD } from "./writing-keys";

beforeEach(openStorage);
afterEach(() => void vi.unstubAllGlobals());

const refusing = () => {
  throw new DOMException("closed", "SecurityError");
};

describe("the browser's storage", () => {
  it("returns values as they were stored", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom("device", "tab"), (id, value, by) => {
        expect(store(`${CHANGED_AD}${id}`, value, by)).toBe(true);
        expect(readStored(`${CHANGED_AD}${id}`, by)).toBe(value);
      }),
    );
  });

  it("has no value for a key that was never used", () => expect(readStored(SEEN)).toBeNull());

  it("has no values when access is refused, and storing reports the failure", () => {
    vi.stubGlobal("localStorage", { getItem: refusing, setItem: refusing, removeItem: refusing });
    expect(readStored(THEME)).toBeNull();
    expect([store(THEME, "value"), forget(THEME)]).toEqual([false, false]);
  });

  it("keeps the values of the tab and of the device separate, and deletes them on request", () => {
    store(THEME, "light");
    store(THEME, "dark", "tab");
    expect([readStored(THEME), readStored(THEME, "tab")]).toEqual(["light", "dark"]);
    expect(forget(THEME)).toBe(true);
    expect([readStored(THEME), readStored(THEME, "tab")]).toEqual([null, "dark"]);
  });

  it("keeps the old value when there is no space left", () => {
    store(THEME, "old");
    const full = vi.spyOn(localStorage, "setItem").mockImplementation(refusing);
    expect(store(THEME, "new")).toBe(false);
    full.mockRestore();
    expect(readStored(THEME)).toBe("old");
  });
});
