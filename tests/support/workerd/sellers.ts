import { env } from "cloudflare:workers";
import type { AdState } from "../../../src/contract/market/states";
import { anAd } from "../ads";
import { anAddress } from "../reference-api";
import { aToken, type KeyPair, someClaims } from "../tokens";
import { PRODUCTION } from "./member";
import { ask } from "./worker";

const ORIGIN = "https://guide.exemple.test";
export const DAY = 86_400_000;
export const OPERATOR = "jeton-d-operateur-0123456789-0123456789";
const SETTINGS = { ...PRODUCTION, OPS_TOKEN: OPERATOR };

/** A seller who has just signed in, with functions that send requests as a page of the site does, from a new network address that has reached no limit. @param more claims of the token, to sign in as the same seller again */
export async function aSeller(pair: KeyPair, more: Readonly<Record<string, unknown>> = {}) {
  const claims = someClaims(more);
  const headers = { Authorization: `Bearer ${await aToken(pair, claims)}` };
  const as = (more: Record<string, string>) => ({
    get: (address: string) =>
      ask(address, { headers: { ...headers, "CF-Connecting-IP": anAddress(), ...more } }, SETTINGS),
    post: (address: string, body: unknown) =>
      ask(
        address,
        {
          method: "POST",
          headers: {
            ...headers,
            "Content-Type": "application/json",
            Origin: ORIGIN,
            "CF-Connecting-IP": anAddress(),
            ...more,
          },
          body: JSON.stringify(body),
        },
        SETTINGS,
      ),
    remove: (address: string) =>
      ask(
        address,
        { method: "DELETE", headers: { ...headers, Origin: ORIGIN, "CF-Connecting-IP": anAddress(), ...more } },
        SETTINGS,
      ),
  });
  const seller = as({});
  return {
    ...seller,
    uid: String(claims.sub),
    as,
    /** Creates a draft. */
    begin: async (): Promise<string> =>
      (await (await seller.post("/api/me/ads", { id: crypto.randomUUID() })).json()).ad.id,
    /** Creates an ad that can be submitted. */
    write: async (answers: object = anAd()): Promise<string> => {
      const id = (await (await seller.post("/api/me/ads", { id: crypto.randomUUID() })).json()).ad.id;
      const written = await seller.post(`/api/me/ads/${id}`, { revision: 1, fields: answers });
      if (written.status !== 200) throw new Error(await written.text());
      await givePhotos(id);
      return id;
    },
  };
}
export type Seller = Awaited<ReturnType<typeof aSeller>>;

export async function givePhotos(
  id: string,
  states: readonly string[] = ["ready", "ready", "quarantine"],
): Promise<void> {
  await env.DB.batch(
    states.map((state, position) =>
      env.DB.prepare(
        "INSERT INTO ad_photos (id, ad_id, position, state, width, height, next_at, created_at) VALUES (?, ?, ?, ?, 1600, 1200, 0, 0)",
      ).bind(crypto.randomUUID(), id, position, state),
    ),
  );
}

export interface AdRow {
  readonly id: string;
  readonly state: AdState;
  readonly revision: number;
  readonly [column: string]: unknown;
}
export async function adRow(id: string): Promise<AdRow> {
  const { results } = await env.DB.prepare("SELECT * FROM ads WHERE id = ?").bind(id).all<AdRow>();
  if (!results[0]) throw new Error(`no ad ${id}`);
  return results[0];
}
/** Sets columns of an ad, as an operator or the scheduled job would. */
export const setAd = (id: string, columns: Record<string, string | number | null>) =>
  env.DB.prepare(
    `UPDATE ads SET ${Object.keys(columns)
      .map((name) => `${name} = ?`)
      .join()} WHERE id = ?`,
  )
    .bind(...Object.values(columns), id)
    .run();

/** Puts an ad into a state, with the columns that it has in that state. */
export const putIn = (id: string, state: AdState) => {
  const now = Date.now();
  const online = { submitted_at: now, published_at: now, expires_at: now + 45 * DAY };
  return setAd(id, {
    state,
    ...(["publiee", "expiree", "vendue"].includes(state) && online),
    ...(state === "en_attente" && { submitted_at: now }),
    ...(state === "refusee" && { submitted_at: now, refusal: "photos" }),
  });
};
