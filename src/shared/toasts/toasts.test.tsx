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
  act(() => vi.runAllTimers()); // The list of messages is shared by all tests of the page, so it must be left empty.
  cleanup();
  vi.useRealTimers();
});

// rule: site/toasts
describe("a short message", () => {
  it("is announced by a polite live region that exists before the message", () => {
    expect(messages()).toEqual([]);
  });

  it("is shown 50 ms after the call, not earlier", () => {
    showToast("Lien copié.");
    wait(49);
    expect(messages()).toEqual([]);
    wait(1);
    expect(messages()).toEqual(["Lien copié."]);
  });

  it("is that of the last call within 50 ms", () => {
    showToast("Premier");
    wait(30);
    showToast("Deuxième");
    wait(49);
    showToast("Dernier");
    wait(50);
    expect(messages()).toEqual(["Dernier"]);
  });

  it("is added to those already shown", () => {
    showToast("Premier");
    wait(50);
    showToast("Deuxième");
    wait(50);
    expect(messages()).toEqual(["Premier", "Deuxième"]);
  });

  it("starts to fold away by itself after one second", () => {
    showToast("Lien copié.");
    wait(50 + 999);
    expect(folding("Lien copié.")).toBe(false);
    wait(1);
    expect(folding("Lien copié.")).toBe(true);
  });

  it("stays for six seconds when it reports an error", () => {
    showToast("Copie impossible.", "error");
    wait(50 + 5999);
    expect(folding("Copie impossible.")).toBe(false);
    wait(1);
    expect(folding("Copie impossible.")).toBe(true);
  });

  it("is removed after folding for 300 ms", () => {
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

  it("is of the default type when no type is given", () => {
    showToast("Message");
    wait(50);
    expect(toastOf("Message").dataset.type).toBe("default");
  });

  it("is removed 300 ms after its close button is pressed", () => {
    showToast("Reste", "info", 60_000);
    wait(50);
    showToast("Part", "info", 60_000);
    wait(50);
    fireEvent.click(within(toastOf("Part")).getByRole("button", { name: "Fermer le message" }));
    expect(folding("Part")).toBe(true);
    wait(300);
    expect(messages()).toEqual(["Reste"]);
  });

  it("does not affect the next one when it was closed by hand", () => {
    showToast("Premier");
    wait(50);
    fireEvent.click(screen.getByRole("button", { name: "Fermer le message" }));
    wait(900);
    showToast("Deuxième");
    wait(50 + 400);
    expect(messages()).toEqual(["Deuxième"]);
  });
});
