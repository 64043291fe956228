import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AD_STATES, type AdState } from "../../../src/contract/market/states";
import { someWords } from "../../../tests/support/ads";
import { aKeyPair, aToken, type KeyPair, someClaims } from "../../../tests/support/tokens";
import { KEYS, keysOf, LOOKUP, lookup } from "../../../tests/support/workerd/member";
import { answerAt } from "../../../tests/support/workerd/outbound";
import {
  adRow,
  type AdRow,
  aSeller,
  OPERATOR,
  putIn,
  type Seller,
  setAd,
} from "../../../tests/support/workerd/sellers";

/** Who may do what to an ad in each of its states, written down independently of the code under test. */
let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

type Asks = Pick<Seller, "get" | "post" | "remove">;
const CHANGED = someWords({
  description: "Voiture saine, toutes ses factures sont là, une seule main depuis le début.",
});

const VERBS = {
  list: (by: Asks) => by.get("/api/me/ads"),
  begin: (by: Asks) => by.post("/api/me/ads", { id: crypto.randomUUID() }),
  read: (by: Asks, id: string) => by.get(`/api/me/ads/${id}`),
  edit: (by: Asks, id: string, revision: number) =>
    by.post(`/api/me/ads/${id}`, { revision, fields: { words: CHANGED } }),
  submit: (by: Asks, id: string, revision: number) =>
    by.post(`/api/me/ads/${id}/submit`, { revision, conditions: true }),
  price: (by: Asks, id: string) => by.post(`/api/me/ads/${id}/price`, { price: 6_000_000 }),
  renew: (by: Asks, id: string) => by.post(`/api/me/ads/${id}/renew`, {}),
  sold: (by: Asks, id: string) => by.post(`/api/me/ads/${id}/sold`, {}),
  delete: (by: Asks, id: string) => by.remove(`/api/me/ads/${id}`),
} as const;
type Verb = keyof typeof VERBS;

/** Act of an owner → state of the ad → the state that it leads to. */
const OWNERS: Readonly<Record<Verb, Readonly<Partial<Record<AdState, AdState>>>>> = {
  list: {},
  begin: {},
  read: {
    brouillon: "brouillon",
    en_attente: "en_attente",
    publiee: "publiee",
    refusee: "refusee",
    expiree: "expiree",
    vendue: "vendue",
  },
  edit: {
    brouillon: "brouillon",
    en_attente: "en_attente",
    publiee: "en_attente",
    refusee: "brouillon",
    expiree: "brouillon",
  },
  submit: { brouillon: "en_attente" },
  price: { publiee: "publiee" },
  renew: { publiee: "publiee", expiree: "publiee" },
  sold: { publiee: "vendue", expiree: "vendue" },
  delete: {
    brouillon: "supprimee",
    en_attente: "supprimee",
    publiee: "supprimee",
    refusee: "supprimee",
    expiree: "supprimee",
    vendue: "supprimee",
  },
};
const STATUS: Readonly<Partial<Record<Verb, number>>> = { begin: 201, delete: 204 };
const OF_NO_AD: readonly Verb[] = ["list", "begin"];

type Expected = readonly [status: number, code: string | null, state: AdState];
const refused =
  (status: number, code: string) =>
  (_verb: Verb, state: AdState): Expected => [status, code, state];

function owner(verb: Verb, state: AdState): Expected {
  const next = OWNERS[verb][state];
  if (OF_NO_AD.includes(verb) || next) return [STATUS[verb] ?? 200, null, next ?? state];
  return state === "supprimee" ? [404, "unknown_ad", state] : [409, "ad_state", state];
}
function blocked(verb: Verb, state: AdState): Expected {
  if (["list", "read", "sold", "delete"].includes(verb) || (state === "supprimee" && verb !== "begin"))
    return owner(verb, state);
  return [403, "seller_blocked", state];
}
const other = (verb: Verb, state: AdState): Expected =>
  OF_NO_AD.includes(verb) ? [STATUS[verb] ?? 200, null, state] : [404, "unknown_ad", state];
const isReading = (verb: Verb) => verb === "list" || verb === "read";

const bearing = (token: string) => (awa: Seller) => awa.as({ Authorization: token });
const ACTORS: Readonly<
  Record<
    string,
    {
      readonly asks: (awa: Seller) => Asks | Promise<Asks>;
      readonly expected: (verb: Verb, state: AdState) => Expected;
    }
  >
> = {
  "nobody signed in": { asks: bearing(""), expected: refused(401, "signed_out") },
  "who has not verified their address": {
    asks: async (awa) =>
      awa.as({ Authorization: `Bearer ${await aToken(ours, someClaims({ sub: awa.uid, email_verified: false }))}` }),
    expected: refused(403, "not_verified"),
  },
  "the token of operators": { asks: bearing(`Bearer ${OPERATOR}`), expected: refused(401, "signed_out") },
  "another site’s page, in the owner’s name": {
    asks: (awa) => awa.as({ Origin: "https://evil.example" }),
    expected: (verb, state) => (isReading(verb) ? owner(verb, state) : [403, "wrong_origin", state]),
  },
  "another member": { asks: () => aSeller(ours), expected: other },
  "its owner": { asks: (awa) => awa, expected: owner },
  "its owner, blocked": {
    asks: async (awa) => {
      await env.DB.prepare("UPDATE sellers SET blocked_at = 1 WHERE uid = ?").bind(awa.uid).run();
      return awa;
    },
    expected: blocked,
  },
};

/** An ad without a row counts as deleted, like one that keeps its address. */
const rowOrGone = (id: string) => adRow(id).catch((): Pick<AdRow, "state"> => ({ state: "supprimee" }));

describe.each(Object.entries(ACTORS))("%s", (_, { asks, expected }) => {
  // rule: market/ad-rights
  test.each(Object.keys(VERBS) as Verb[])("« %s », in each state of an ad", async (verb) => {
    const awa = await aSeller(ours);
    // A deleted draft leaves no row, so each of the other states has an ad of its own.
    const [draft, other] = [await awa.write(), await awa.write()];
    const by = await asks(awa);
    const clean = await adRow(other);
    const outcomes: Partial<Record<AdState, Expected>> = {};
    for (const state of AD_STATES) {
      const id = state === "brouillon" ? draft : other;
      await setAd(id, {
        description: String(clean.description),
        price: 6_500_000,
        phone: String(clean.phone),
        published_at: null,
        submitted_at: null,
        closed_at: null,
      });
      await putIn(id, state);
      const before = await adRow(id);
      const answer = await VERBS[verb](by, id, before.revision);
      const after = await rowOrGone(id);
      outcomes[state] = [answer.status, answer.ok ? null : (await answer.json()).code, after.state];
      if (!answer.ok || isReading(verb)) expect(after).toEqual(before);
    }
    expect(outcomes).toEqual(Object.fromEntries(AD_STATES.map((state) => [state, expected(verb, state)])));
  });
});
