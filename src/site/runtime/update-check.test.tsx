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
const asked = vi.fn(async (..._request: Parameters<typeof fetch>) => published());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.getByRole("status").textContent;
/** An hour on, and the 50 ms that a message waits. */
const nextHour = async () => {
  await wait(HOUR);
  await wait(50);
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.mocked(console.warn).mockImplementation(() => undefined);
  vi.stubGlobal("fetch", asked);
  asked.mockClear();
  vi.stubGlobal("___webpackCompilationHash", "a1");
  published = build("a1");
  render(<Toasts />);
  watchUpdates();
  await wait(50);
});

afterEach(async () => {
  await wait(20_000);
  vi.mocked(console.warn).mockClear(); // what cannot be read is logged, hour by hour
  cleanup();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a page left open", () => {
  // rule: site/newer-build
  it("asks which build is published once an hour, past any cache", async () => {
    await wait(3 * HOUR);
    const [address, options] = ["/page-data/app-data.json", expect.objectContaining({ cache: "no-store" })];
    expect(asked.mock.calls).toEqual(Array(3).fill([address, options]));
  });

  it("says nothing while the build is the same", async () => {
    await nextHour();
    expect(said()).toBe("");
  });

  it("tells the visitor when a newer build was published", async () => {
    published = build("b2");
    await nextHour();
    expect(said()).toBe(NEWS);
  });

  it("tells it once for one publication", async () => {
    published = build("b2");
    await nextHour();
    await nextHour();
    expect(said()).toBe("");
  });

  it("says nothing while the visitor is offline", async () => {
    published = offline;
    await nextHour();
    expect(said()).toBe("");
  });

  it("tells it when the visitor is online again", async () => {
    published = offline;
    await nextHour();
    published = build("b2");
    await nextHour();
    expect(said()).toBe(NEWS);
  });

  it.each([
    ["an error page", () => new Response("<h1>oops!</h1>", { status: 502 })],
    ["what is no JSON", () => new Response("<html>")],
    ["no build name", build(undefined)],
    ["a build name that is no text", build(12)],
    ["null", () => Response.json(null)],
  ])("says nothing when the answer is %s", async (_what, answer) => {
    published = answer;
    await nextHour();
    expect(said()).toBe("");
  });
});
