import { beforeAll, beforeEach, expect } from "vitest";
import { messages } from "../../../src/contract/wire/message";
import { anAddress } from "../reference-api";
import { aKeyPair, aToken, type KeyPair, someClaims } from "../tokens";
import { KEYS, keysOf, LOOKUP, lookup, PRODUCTION } from "./member";
import { answerAt } from "./outbound";
import { API, ask, rowsOf, send, silentQueue } from "./worker";

const ORIGIN = "https://guide.exemple.test";
export const SETTINGS = { ...PRODUCTION, DELIVERIES: silentQueue().queue };
let signer: KeyPair;

/** Fakes working responses of Google and of api.php. */
export const openAccounts = () => {
  beforeAll(async () => void (signer = await aKeyPair("one")));
  beforeEach(() => {
    answerAt(KEYS, keysOf(signer));
    answerAt(LOOKUP, lookup());
    answerAt(API, () => Response.json({ ok: true }));
  });
};

export const anAlert = (more: object = {}) => ({
  id: crypto.randomUUID(),
  website: "",
  filled_in: 9_000,
  captcha: null,
  email: "Moussa@exemple.sn",
  search: "modele=hyundai-tucson",
  ...more,
});
export const create = (body: object, headers: Record<string, string> = {}) => send("alerts", body, headers, SETTINGS);
export const mails = async (endpoint: "alerte_confirmer" | "alerte_annonces") =>
  (await rowsOf("messages"))
    .filter((row) => row.endpoint === endpoint)
    .map(({ body }) => messages[endpoint].parse(JSON.parse(String(body))));
export const digests = async () =>
  (await mails("alerte_annonces")).map((mail) =>
    "annonces" in mail
      ? mail.annonces.map(({ lien }) => lien.slice("/marche-doccasion/annonce/".length).slice(0, 12))
      : [],
  );
/** The price and the one before in each line of each mail. */
export const toldPrices = async () =>
  (await mails("alerte_annonces")).map((mail) =>
    "annonces" in mail ? mail.annonces.map(({ prix, prix_avant }) => [prix, prix_avant]) : [],
  );
export const tokenOf = async (email = "moussa@exemple.sn") =>
  String((await rowsOf("alerts")).find((row) => row.email === email)?.token);

/** A member who has just signed in as awa@exemple.sn. */
export async function aMember() {
  const claims = someClaims();
  const headers = { Authorization: `Bearer ${await aToken(signer, claims)}` };
  const other = (method: string, address: string, more: Record<string, string> = {}) =>
    ask(
      address,
      { method, headers: { ...headers, Origin: ORIGIN, "CF-Connecting-IP": anAddress(), ...more } },
      SETTINGS,
    );
  return {
    uid: String(claims.sub),
    create: (more: object = {}) => create(anAlert({ email: "awa@exemple.sn", ...more }), headers),
    other,
  };
}

/** Creates a confirmed alert for an address without an account. */
export async function confirmed(more: object = {}): Promise<string> {
  expect((await create(anAlert(more))).status).toBe(202);
  const token = String((await rowsOf("alerts")).at(-1)?.token);
  expect((await send("alerts/confirm", { token }, {}, SETTINGS)).status).toBe(200);
  return token;
}
