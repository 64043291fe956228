// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toasts } from "../../shared/toasts/toasts";
import { watchUpdates } from "./update-check";

const HOUR = 3_600_000;
const NEWS = "Le site vient d’être mis à jour : rechargez la page pour en profiter.";
const build = (webpackCompilationHash: unknown) => () => Response.json({ webpackCompilationHash });
const offline = () => {
  throw new TypeError("Failed to fetch");
};

let published: () => Response;
const fetchMock = vi.fn(async (..._request: Parameters<typeof fetch>) => published());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const statusText = () => screen.getByRole("status").textContent;
/** Advances one hour and the 50 ms delay of a message. */
const nextHour = async () => {
  await wait(HOUR);
  await wait(50);
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.mocked(console.warn).mockImplementation(() => undefined);
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockClear();
  vi.stubGlobal("___webpackCompilationHash", "a1");
  published = build("a1");
  render(<Toasts />);
  watchUpdates();
  await wait(50);
});

afterEach(async () => {
  await wait(20_000);
  vi.mocked(console.warn).mockClear(); // An unreadable answer is logged every hour.
  cleanup();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a page left open", () => {
  // rule: site/newer-build
  it("checks once an hour which build is published, bypassing all caches", async () => {
    await wait(3 * HOUR);
    const [address, options] = ["/page-data/app-data.json", expect.objectContaining({ cache: "no-store" })];
    expect(fetchMock.mock.calls).toEqual(Array(3).fill([address, options]));
  });

  it("shows nothing while the build is the same", async () => {
    await nextHour();
    expect(statusText()).toBe("");
  });

  it("tells the visitor when a newer build is published", async () => {
    published = build("b2");
    await nextHour();
    expect(statusText()).toBe(NEWS);
  });

  it("tells the visitor only once per publication", async () => {
    published = build("b2");
    await nextHour();
    await nextHour();
    expect(statusText()).toBe("");
  });

  it("shows nothing while the visitor is offline", async () => {
    published = offline;
    await nextHour();
    expect(statusText()).toBe("");
  });

  it("tells the visitor once they are online again", async () => {
    published = offline;
    await nextHour();
    published = build("b2");
    await nextHour();
    expect(statusText()).toBe(NEWS);
  });

  it.each([
    ["an error page", () => new Response("<h1>oops!</h1>", { status: 502 })],
    ["invalid JSON", () => new Response("<html>")],
    ["no build name", build(undefined)],
    ["a build name that is not text", build(12)],
    ["null", () => Response.json(null)],
  ])("shows nothing when the answer is %s", async (_what, answer) => {
    published = answer;
    await nextHour();
    expect(statusText()).toBe("");
  });
});
