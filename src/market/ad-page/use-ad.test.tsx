// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { anAdDetail } from "./sample-detail";
import { useAd } from "./use-ad";

const PATH = "/marche-doccasion/annonce/0123456789ab-hyundai-tucson-2017";
const edge = (answer: () => Response) => {
  const asked = vi.fn(async (_address: string) => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
};
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Adds to the document what the Worker would have written into it. */
function handed(value: unknown, id = "0123456789ab"): void {
  const script = document.createElement("script");
  const text = JSON.stringify({ of: `ad/${id}`, origin: "https://guide.exemple.test", value });
  Object.assign(script, { type: "application/json", id: "served", textContent: text });
  document.body.append(script);
}
const problem = (status: number, code: string) => () => Response.json({ code, message: "…" }, { status });

describe("the ad of an address", () => {
  test.each<[string, unknown, unknown]>([
    ["an ad", anAdDetail(), anAdDetail()],
    ["one that is read again", "waiting", "waiting"],
  ])("an ad in the document is used at once, without a request: %s", (_, held, expected) => {
    const asked = edge(problem(404, "unknown_ad"));
    handed(held);
    expect(renderHook(() => useAd(PATH)).result.current.ad).toEqual(expected);
    expect(asked).not.toHaveBeenCalled();
  });

  test.each<[string, () => Response, unknown]>([
    ["an ad", () => Response.json(anAdDetail()), anAdDetail()],
    ["one that is read again", problem(503, "ad_waiting"), "waiting"],
    ["one that never was", problem(404, "unknown_ad"), "gone"],
    ["one that is no more", problem(410, "gone_ad"), "gone"],
    ["a site that is not ready", problem(503, "not_ready"), "failed"],
    ["a page of somebody else’s", () => new Response("<html>", { status: 503 }), "failed"],
  ])("an ad that is not in the document comes from the edge: %s", async (_, answer, expected) => {
    vi.mocked(console.warn).mockImplementation(() => undefined);
    const asked = edge(answer);
    handed("waiting", "zzzzzzzzzzzz");
    const { result } = renderHook(() => useAd(PATH));
    expect(result.current.ad).toBe("coming");
    await waitFor(() => expect(result.current.ad).toEqual(expected));
    vi.mocked(console.warn).mockClear(); // An answer that cannot be read is logged.
    expect(asked.mock.calls.map(([address]) => address)).toEqual(["/api/ads/0123456789ab"]);
  });
});
