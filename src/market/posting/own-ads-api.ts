import * as z from "zod/mini";
import { type AdMarket, adMarket, type OwnAd, ownAds } from "../../contract/market/ad";
import { ownAdAnswer, type OwnAdToEdit, ownAdToEdit } from "../../contract/market/form-own";
import { idToken } from "../../members/provider";

export type Asked<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `code`: "network" where nobody answered, or nothing that can be read; `fields`: field → the sentence under it. */
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    };
export type Refused = Extract<Asked<unknown>, { ok: false }>;

const refused = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
const PATIENCE = 20_000;
const NETWORK: Refused = {
  ok: false,
  code: "network",
  message: "Le réseau ne répond pas. Ce que vous avez écrit est gardé sur cet appareil : réessayez.",
  fields: {},
};

interface Reader<Value> {
  safeParse(value: unknown): { readonly data?: Value | undefined };
}

/** Asks the edge (functions/market/posting/own.ts) in the member's name. @param body of a POST */
async function ask<Value>(
  method: "GET" | "POST" | "DELETE",
  address: string,
  schema: Reader<Value>,
  body?: object,
): Promise<Asked<Value>> {
  try {
    const headers = {
      Authorization: `Bearer ${(await idToken()) ?? ""}`,
      ...(body && { "Content-Type": "application/json" }),
    };
    const answer = await fetch(`/api/me/ads${address}`, {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { body: JSON.stringify(body) }),
    });
    const said: unknown = answer.status === 204 ? {} : await answer.json();
    const { data } = schema.safeParse(said);
    if (answer.ok && data !== undefined) return { ok: true, value: data };
    const problem = answer.status < 500 ? refused.safeParse(said).data : undefined;
    return problem
      ? { ok: false, code: problem.code, message: problem.message, fields: problem.fields ?? {} }
      : NETWORK;
  } catch (error) {
    console.warn("Pas de réponse :", error instanceof Error ? error.name : "erreur inconnue");
    return NETWORK;
  }
}

type AskedAd = Promise<Asked<{ readonly ad: OwnAd }>>;

/** @param id made by the browser: asked for twice it is one ad */
export const beginAd = (id: string): AskedAd => ask("POST", "", ownAdAnswer, { id });
export const saveAd = (id: string, revision: number, fields: object): AskedAd =>
  ask("POST", `/${id}`, ownAdAnswer, { revision, fields });
export const submitAd = (id: string, revision: number): AskedAd =>
  ask("POST", `/${id}/submit`, ownAdAnswer, { revision, conditions: true });
export const lowerPrice = (id: string, price: number): AskedAd => ask("POST", `/${id}/price`, ownAdAnswer, { price });
export const renewAd = (id: string): AskedAd => ask("POST", `/${id}/renew`, ownAdAnswer, {});
export const sellAd = (id: string): AskedAd => ask("POST", `/${id}/sold`, ownAdAnswer, {});
export const removeAd = (id: string) => ask("DELETE", `/${id}`, z.object({}));
export const listAds = (): Promise<Asked<{ readonly ads: readonly OwnAd[] }>> => ask("GET", "", ownAds);
export const readAd = (id: string): Promise<Asked<OwnAdToEdit>> => ask("GET", `/${id}`, ownAdToEdit);

/** What comparable ads ask; null where too few do, or nobody answers: it is no reason to stop. */
export async function askMarket(car: {
  readonly modele: string;
  readonly annee: string;
  readonly etat: string;
  readonly km: string;
}): Promise<AdMarket["comparable"]> {
  try {
    const answer = await fetch(`/api/ads/market?${new URLSearchParams(car).toString()}`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok ? (adMarket.safeParse(await answer.json()).data?.comparable ?? null) : null;
  } catch (error) {
    console.warn("Pas de prix comparables :", error instanceof Error ? error.name : "erreur inconnue");
    return null;
  }
}
