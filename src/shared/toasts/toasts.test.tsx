// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showToast } from "./show-toast";
import { Toasts } from "./toasts";
import type { ToastType } from "./toasts-state";

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole("status");
const messages = () =>
  within(region())
    .queryAllByRole("paragraph")
    .map((message) => message.textContent);
const toastOf = (message: string) => screen.getByText(message).parentElement!;
const folding = (message: string) => toastOf(message).hasAttribute("data-closing");

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});

afterEach(() => {
  act(() => vi.runAllTimers()); // the list of messages is one for the page: leave it empty
  cleanup();
  vi.useRealTimers();
});

// rule: site/toasts
describe("a short message", () => {
  it("is announced by a polite live region that was there before it", () => {
    expect(region().getAttribute("aria-live")).toBe("polite");
    expect(messages()).toEqual([]);
  });

  it("shows 50 ms after it was asked for, not before", () => {
    showToast("Lien copié.");
    wait(49);
    expect(messages()).toEqual([]);
    wait(1);
    expect(messages()).toEqual(["Lien copié."]);
  });

  it("is the last one asked for within 50 ms", () => {
    showToast("Premier");
    wait(30);
    showToast("Deuxième");
    wait(49);
    showToast("Dernier");
    wait(50);
    expect(messages()).toEqual(["Dernier"]);
  });

  it("joins those already shown", () => {
    showToast("Premier");
    wait(50);
    showToast("Deuxième");
    wait(50);
    expect(messages()).toEqual(["Premier", "Deuxième"]);
  });

  it("begins to fold away by itself after one second", () => {
    showToast("Lien copié.");
    wait(50 + 999);
    expect(folding("Lien copié.")).toBe(false);
    wait(1);
    expect(folding("Lien copié.")).toBe(true);
  });

  it("stays as long as it is asked to", () => {
    showToast("Copie impossible.", "error");
    wait(50 + 4999);
    expect(folding("Copie impossible.")).toBe(false);
    wait(1);
    expect(folding("Copie impossible.")).toBe(true);
  });

  it("is gone when its fold of 300 ms is over", () => {
    showToast("Lien copié.");
    wait(50 + 1000 + 299);
    expect(messages()).toEqual(["Lien copié."]);
    wait(1);
    expect(messages()).toEqual([]);
  });

  it.each<ToastType>(["info", "success", "warning", "error", "default"])("can be of type %s", (type) => {
    showToast("Message", type);
    wait(50);
    expect(toastOf("Message").dataset.type).toBe(type);
  });

  it("is of the default type where none is named", () => {
    showToast("Message");
    wait(50);
    expect(toastOf("Message").dataset.type).toBe("default");
  });

  it("goes at its own close button, 300 ms later", () => {
    showToast("Reste", "info", 60_000);
    wait(50);
    showToast("Part", "info", 60_000);
    wait(50);
    fireEvent.click(within(toastOf("Part")).getByRole("button", { name: "Fermer le message" }));
    expect(folding("Part")).toBe(true);
    wait(300);
    expect(messages()).toEqual(["Reste"]);
  });

  it("closed by hand does not take the next one with it when its own second is over", () => {
    showToast("Premier");
    wait(50);
    fireEvent.click(screen.getByRole("button", { name: "Fermer le message" }));
    wait(900);
    showToast("Deuxième");
    wait(50 + 400);
    expect(messages()).toEqual(["Deuxième"]);
  });
});
