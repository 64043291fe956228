// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

/** The setup of all unit tests (tests/fresh-modules.ts), whose files share a window. */
test("frames come after a focused element went away under a stopped clock", async () => {
  vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  field.remove();
  vi.useRealTimers();
  expect(await new Promise(requestAnimationFrame)).toBeGreaterThan(0);
});
