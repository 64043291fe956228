import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeStorage, openStorage } from "../../../tests/support/browser-storage";
import { ensureVisitorId } from "./visitor-id";

const stored = () => localStorage.getItem("cookie_user_id");

beforeEach(openStorage);
afterEach(() => void vi.unstubAllGlobals());

describe("the visitor's identifier", () => {
  // rule: messages/visitor-id
  it("is generated at random on the first navigation", () => {
    ensureVisitorId();
    expect(stored()).toMatch(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/);
  });

  it("stays the same afterwards", () => {
    ensureVisitorId();
    const first = stored();
    ensureVisitorId();
    expect(stored()).toBe(first);
  });

  it("differs from one visitor to the next", () => {
    ensureVisitorId();
    const first = stored();
    localStorage.clear();
    ensureVisitorId();
    expect(stored()).not.toBe(first);
  });

  // rule: messages/visitor-id
  it("is left out without an error where the browser refuses access to its storage", () => {
    closeStorage();
    expect(ensureVisitorId).not.toThrow();
  });
});
