// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { anAdDetail } from "../../../tests/support/ad-detail";
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

/** Adds to the document what the edge would have written into it. */
function handed(ad: object): void {
  const script = document.createElement("script");
  Object.assign(script, { type: "application/json", id: "ad", textContent: JSON.stringify(ad) });
  document.body.append(script);
}
const problem = (status: number, code: string) => () => Response.json({ code, message: "…" }, { status });

describe("the ad of an address", () => {
  test.each<[string, object, unknown]>([
    ["an ad", anAdDetail(), anAdDetail()],
    ["one that is read again", { id: "0123456789ab", waiting: true }, "waiting"],
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
    handed({ id: "zzzzzzzzzzzz", waiting: true });
    const { result } = renderHook(() => useAd(PATH));
    expect(result.current.ad).toBe("coming");
    await waitFor(() => expect(result.current.ad).toEqual(expected));
    vi.mocked(console.warn).mockClear(); // An answer that cannot be read is logged.
    expect(asked.mock.calls.map(([address]) => address)).toEqual(["/api/ads/0123456789ab"]);
  });
});
