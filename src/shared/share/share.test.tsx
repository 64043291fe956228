// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toasts } from "../toasts/toasts";
import { Share } from "./share";

const PAGE = "https://guide.example/guide-auto";
const facebook = () => screen.getByRole("link", { name: /Facebook/ });
/** @returns whether the browser still follows the link */
const press = (link: HTMLElement) => fireEvent.click(link);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const statusText = () => screen.getByRole("status").textContent;

/** Simulates the window that the browser returns; null when it blocks popups. */
function browserOpens(popup: { closed: boolean } | null) {
  return vi.spyOn(window, "open").mockReturnValue(popup as Window | null);
}
const featuresOf = (open: ReturnType<typeof browserOpens>) =>
  Object.fromEntries(
    String(open.mock.lastCall?.[2])
      .split(",")
      .map((feature) => feature.split("=")),
  );

function screenOf(place: { screenX: number; screenY: number; outerWidth: number; outerHeight: number }) {
  for (const [name, value] of Object.entries(place)) vi.stubGlobal(name, value);
}

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}

beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener("click", leaveThePage);
  render(
    <>
      <Share title="Toyota Starlet" url={PAGE} />
      <Toasts />
    </>,
  );
});

afterEach(() => {
  act(() => vi.runOnlyPendingTimers());
  act(() => vi.runOnlyPendingTimers());
  cleanup();
  document.removeEventListener("click", leaveThePage);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "clipboard");
});

describe("sharing a page", () => {
  // rule: shared/share
  it("offers WhatsApp first", () => {
    expect(screen.getAllByRole("link").map((link) => link.textContent?.trim())).toEqual(["WhatsApp", "Facebook"]);
  });

  it("uses plain links to new windows, which work without scripts", () => {
    for (const link of screen.getAllByRole<HTMLAnchorElement>("link")) {
      expect([...new URL(link.href).searchParams.values()].join()).toContain(PAGE);
      expect(link).toMatchObject({ target: "_blank", rel: "noopener" });
    }
  });

  // rule: shared/share
  it("opens Facebook in a window of 626 × 436 px in the middle of the browser's", () => {
    screenOf({ screenX: 100, screenY: 50, outerWidth: 1226, outerHeight: 836 });
    const open = browserOpens({ closed: false });
    press(facebook());
    expect(featuresOf(open)).toEqual({ width: "626", height: "436", left: "400", top: "250" });
  });

  it("keeps the window on the screen when the browser window is smaller", () => {
    screenOf({ screenX: 0, screenY: 0, outerWidth: 360, outerHeight: 400 });
    const open = browserOpens({ closed: false });
    press(facebook());
    expect(featuresOf(open)).toMatchObject({ left: "0", top: "0" });
  });

  it("does not also follow the link when the window opened", () => {
    browserOpens({ closed: false });
    expect(press(facebook())).toBe(false);
  });

  it("follows the link itself when the browser blocks the window", () => {
    browserOpens(null);
    press(facebook());
    expect(left).toBe(true);
  });

  // rule: shared/share
  it("thanks the visitor once the window is closed, checking every 500 ms", async () => {
    const popup = { closed: false };
    browserOpens(popup);
    press(facebook());
    await wait(700);
    popup.closed = true;
    await wait(299);
    expect(statusText()).toBe("");
    await wait(1 + 50);
    expect(statusText()).toBe("Merci du partage !");
  });

  it("stops checking when the window is closed", async () => {
    browserOpens({ closed: true });
    press(facebook());
    await wait(500);
    await wait(2000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("copies the page's address and confirms it", async () => {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    fireEvent.click(screen.getByRole("button", { name: "Copier le lien" }));
    await wait(50);
    expect([copied, statusText()]).toEqual([[PAGE], "Lien copié."]);
  });

  it("explains what to do when the browser refuses to copy", async () => {
    clipboard(() => Promise.reject(new DOMException("refused", "NotAllowedError")));
    fireEvent.click(screen.getByRole("button", { name: "Copier le lien" }));
    await wait(50);
    expect(statusText()).toBe("Copie impossible : copiez l’adresse dans la barre du navigateur.");
  });

  it("explains what to do when the browser has no clipboard", async () => {
    fireEvent.click(screen.getByRole("button", { name: "Copier le lien" }));
    await wait(50);
    expect(statusText()).toContain("Copie impossible");
  });
});

let left = false;
/** Replaces the browser's navigation, which jsdom does not implement. */
function leaveThePage(event: Event) {
  left = !event.defaultPrevented;
  event.preventDefault();
}
