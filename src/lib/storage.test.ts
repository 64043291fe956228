import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStorage } from "../../tests/support/browser-storage";
import { readStored, store } from "./storage";

beforeEach(openStorage);
afterEach(() => void vi.unstubAllGlobals());

const refusing = () => {
  throw new DOMException("closed", "SecurityError");
};

describe("what the browser keeps", () => {
  it("reads back as it was stored", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (key, value) => {
        expect(store(key, value)).toBe(true);
        expect(readStored(key)).toBe(value);
      }),
    );
  });

  it("is nothing under a key never used", () => expect(readStored("never")).toBeNull());

  it("is nothing where storage is closed, and the one who stores is told", () => {
    vi.stubGlobal("localStorage", { getItem: refusing, setItem: refusing });
    expect(readStored("key")).toBeNull();
    expect(store("key", "value")).toBe(false);
  });

  it("stays what it was where there is no room left", () => {
    store("key", "old");
    const full = vi.spyOn(localStorage, "setItem").mockImplementation(refusing);
    expect(store("key", "new")).toBe(false);
    full.mockRestore();
    expect(readStored("key")).toBe("old");
  });
});
