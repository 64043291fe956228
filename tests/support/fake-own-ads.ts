import { vi } from "vitest";
import type { OwnAd } from "../../src/contract/market/ad";

/** An ad as its owner sees it. */
export const anOwnAd = (more: Partial<OwnAd>): OwnAd => ({
  id: "0123456789ab",
  slug: "",
  reference: "GA-012345",
  title: "",
  state: "brouillon",
  revision: 1,
  price: 0,
  photos: 0,
  cover: null,
  views: 0,
  contacts: 0,
  refusal: null,
  updated_at: "2026-11-22T08:00:00.000Z",
  expires_at: null,
  ...more,
});

/** Fakes `/api/me/ads` for components: one ad, the requests that were sent, and whether the server responds. */
export function fakeOwnAds(first: Partial<OwnAd> = {}) {
  const edge = {
    ad: anOwnAd(first),
    answers: {} as Record<string, unknown>,
    asked: [] as string[],
    down: false,
    gone: false,
    refuse: null as { status: number; code: string; message: string; fields?: Record<string, string> } | null,
  };
  const adResponse = () => Response.json({ ad: edge.ad });
  const change = (more: Partial<OwnAd>) => {
    edge.ad = { ...edge.ad, revision: edge.ad.revision + 1, ...more };
    return adResponse();
  };
  const answer = (method: string, address: string, body: { fields?: object; price?: number }): Response => {
    if (address.startsWith("/api/ads/estimate"))
      return Response.json({
        estimate: { n: 23, low: 8_900_000, value: 10_000_000, high: 11_480_000, certainty: "sure" },
      });
    if (edge.refuse) return Response.json(edge.refuse, { status: edge.refuse.status });
    if (method === "DELETE") return new Response(null, { status: 204 });
    if (method === "GET")
      return address === "/api/me/ads"
        ? Response.json({ ads: [edge.ad] })
        : Response.json({ ad: edge.ad, answers: edge.answers, gallery: [] });
    if (address === "/api/me/ads") return adResponse();
    if (address.endsWith("/submit")) return change({ state: "en_attente" });
    if (address.endsWith("/price")) return change({ price: body.price ?? 0 });
    if (address.endsWith("/renew")) return change({ state: "publiee" });
    if (address.endsWith("/sold")) return change({ state: "vendue" });
    Object.assign(edge.answers, body.fields);
    return change({});
  };
  vi.stubGlobal(
    "fetch",
    async (address: string, { method = "GET", body = "{}" }: { method?: string; body?: string } = {}) => {
      if (edge.down) throw new TypeError("Failed to fetch");
      edge.asked.push(`${method} ${address}`);
      return answer(method, address, JSON.parse(body));
    },
  );
  return edge;
}
