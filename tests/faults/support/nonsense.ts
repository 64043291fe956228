import * as fc from "fast-check";
import { randomUUID } from "node:crypto";
import { anAd, anOffer } from "../../support/ads";
import { anAddress } from "../../support/reference-api";
import type { RawRequest } from "./ask";
import { FORMS, OF_MARKET, OF_MEMBERS } from "./forms";
import { operator } from "./operator";
import { SECRETS } from "./sentinels";
import type { Target } from "./target";
import { signed } from "./webhooks";

/** Part of many requests. It must not appear in an answer, except as JSON data. */
export const MARK = "zq7reflet";
const MARKUP = `"'><svg/onload=${MARK}()>`;

const NASTY = [
  MARKUP,
  `${MARK}\r\nSet-Cookie: a=1`,
  "__proto__",
  "constructor",
  "toString",
  "\u0000",
  "\ufeff",
  "\u202e",
  "\ud83d\ude97",
  "' OR 1=1 --",
  "${7*7}",
  "{{7*7}}",
  "../../etc/passwd",
  "%00",
  "%zz",
  "NaN",
  "1e999",
  "-0",
  "[]",
  "null",
];

const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: "binary", maxLength: 90 }),
  fc.string({ maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 70 }),
  fc.constantFrom(64, 255, 3_001, 9_000).map((length) => "x".repeat(length)),
);
/** Text that a header may contain. */
const headerText = fc.oneof(
  fc.constantFrom(MARKUP, "", "*", "null", "x".repeat(3_000)),
  fc.string({ maxLength: 60 }).map((any) => any.replace(/[^\x20-\x7e]/g, "")),
);
const methods = (...usual: readonly string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...usual) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"),
    },
  );
const moreHeaders = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        "Accept",
        "Accept-Language",
        "Cookie",
        "If-None-Match",
        "Range",
        "Referer",
        "User-Agent",
        "X-Forwarded-For",
        "Content-Encoding",
        "Authorization",
        "X-API-KEY",
      ),
      headerText,
      { maxKeys: 3 },
    ),
  },
);
const query = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom("endpoint", "search", "API_KEY", "id", "callback", "__proto__"), text), text),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&"));

const from = (headers: Readonly<Record<string, string>>) => ({ "CF-Connecting-IP": anAddress(), ...headers });
const bodyless = (method: string) => method === "GET" || method === "HEAD";

const suggestions: fc.Arbitrary<RawRequest> = fc
  .record({
    method: methods("GET", "GET", "HEAD"),
    search: text,
    also: query,
    alone: fc.boolean(),
    headers: moreHeaders,
  })
  .map(({ method, search, also, alone, headers }) => ({
    method,
    path: `/api?endpoint=search_suggestion&search=${encodeURIComponent(search)}${alone ? "" : `&${also}`}`,
    headers: from(headers),
  }));

/** A valid message with one change, or text that is not a message. */
const bodyOf = (message: () => object): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    fc.constant(null).map(() => JSON.stringify(message())),
    fc
      .record({ field: fc.constantFrom(...Object.keys(message())), value: fc.oneof(fc.jsonValue(), text) })
      .map(({ field, value }) => JSON.stringify({ ...message(), [field]: value })),
    fc
      .record({ field: text, value: fc.jsonValue() })
      .map(({ field, value }) => JSON.stringify({ ...message(), [field]: value })),
    fc.constantFrom(...Object.keys(message())).map((field) => JSON.stringify({ ...message(), [field]: undefined })),
    fc
      .constantFrom(
        '{"__proto__":{"a":1},',
        '{"constructor":{"prototype":{"a":1}},',
        '{"id":1,',
        "{,",
        "\ufeff{",
        '{"name":"\\ud800",',
      )
      .map((start) => JSON.stringify(message()).replace("{", () => start)),
    fc.json(),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.integer({ min: 1, max: 40_000 }).map((depth) => "[".repeat(depth)),
    fc
      .integer({ min: 15_000, max: 60_000 })
      .map((length) => JSON.stringify({ ...message(), name: "é".repeat(length) })),
  );

/** The parts of a target that requests depend on. */
type There = Pick<Target, "site" | "member" | "market">;
type Headers = Readonly<Record<string, string>>;

/** Requests with a form's message to its address, or to one that resembles it. */
const ofForm = (
  address: string,
  message: () => object,
  site: string,
  authorization: Headers = {},
): fc.Arbitrary<RawRequest> =>
  fc
    .record({
      method: methods("POST"),
      path: fc.oneof(
        { weight: 9, arbitrary: fc.constant("") },
        { weight: 1, arbitrary: query.map((any) => `?${any}`) },
      ),
      type: fc.oneof({ weight: 9, arbitrary: fc.constant("application/json") }, { weight: 1, arbitrary: headerText }),
      body: bodyOf(message),
      headers: moreHeaders,
    })
    .map(({ method, path, type, body, headers }) => ({
      method,
      path: `/api/${address}${path}`,
      headers: from({ "Content-Type": type, Origin: site, ...authorization, ...headers }),
      ...(!bodyless(method) && { body }),
    }));

const rebuild: fc.Arbitrary<RawRequest> = fc
  .record({
    method: methods("POST"),
    id: fc.oneof(fc.uuid(), headerText),
    isSigned: fc.boolean(),
    body: fc.oneof(text, fc.json()),
    headers: moreHeaders,
    odd: fc.oneof(
      headerText,
      headerText.map((any) => `v1,${any}`),
    ),
    at: fc.constantFrom("webhook-id", "webhook-timestamp", "webhook-signature", "x"),
  })
  .map(({ method, id, isSigned, body, headers, odd, at }) => ({
    method,
    path: "/api/rebuild",
    headers: from({
      ...signed(SECRETS.webhookSecret, id, new Date(), body),
      ...(!isSigned && { [at]: odd }),
      ...headers,
    }),
    ...(!bodyless(method) && { body }),
  }));

const health: fc.Arbitrary<RawRequest> = fc
  .record({
    method: methods("GET", "HEAD"),
    also: query,
    tail: fc.oneof(
      { weight: 4, arbitrary: fc.constant("") },
      { weight: 1, arbitrary: text.map((any) => `/${encodeURIComponent(any)}`) },
    ),
    headers: moreHeaders,
  })
  .map(({ method, also, tail, headers }) => ({
    method,
    path: `/api/health${tail}?${also}`,
    headers: from(headers),
  }));

const ops: fc.Arbitrary<RawRequest> = fc
  .record({
    method: methods("GET", "POST"),
    at: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom("outbox", "outbox.csv", "outbox/retry", "clock", "health") },
      { weight: 1, arbitrary: text.map(encodeURIComponent) },
    ),
    also: query,
    token: fc.oneof(
      fc.constant(operator.Authorization),
      headerText,
      headerText.map((any) => `Bearer ${any}`),
    ),
    headers: moreHeaders,
  })
  .map(({ method, at, also, token, headers }) => ({
    method,
    path: `/api/ops/${at}?${also}`,
    headers: from({ ...headers, Authorization: token }),
  }));

/** Requests to the addresses of a member's own data. */
const own = ({ site, member }: There): fc.Arbitrary<RawRequest> =>
  fc
    .record({
      method: methods("GET", "DELETE"),
      at: fc.oneof(
        fc.constantFrom("me/data", "reviews/"),
        ...["reviews", "me", "me/ads", "me/alerts"].map((path) =>
          text.map((any) => `${path}/${encodeURIComponent(any)}`),
        ),
      ),
      also: query,
      headers: moreHeaders,
    })
    .map(({ method, at, also, headers }) => ({
      method,
      path: `/api/${at}?${also}`,
      headers: from({ Origin: site, ...member, ...headers }),
    }));

const searched = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          "q",
          "marque",
          "modele",
          "ville",
          "region",
          "prix_min",
          "prix_max",
          "annee_min",
          "km_max",
          "cv_min",
          "places",
          "depuis",
          "tri",
          "page",
          "baisse",
          "annee",
        ),
        text,
      ),
      text,
    ),
    { maxLength: 6 },
  )
  .map((pairs) => pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&"));

/** Requests for lists of ads, for an ad and for a seller. */
const ads = ({ market }: There): fc.Arbitrary<RawRequest> =>
  fc
    .record({
      method: methods("GET", "GET", "HEAD"),
      at: fc.oneof(
        fc.constantFrom("ads", "ads", "ads/home", "ads/market", `ads/${market.online}`, `ads/${market.draft}`),
        ...["ads", "sellers"].map((path) => text.map((any) => `${path}/${encodeURIComponent(any)}`)),
      ),
      asked: searched,
      headers: moreHeaders,
    })
    .map(({ method, at, asked, headers }) => ({ method, path: `/api/${at}?${asked}`, headers: from(headers) }));

/** Requests that visitors send about an ad. */
const aboutAd = ({ site, market: { online, draft } }: There): fc.Arbitrary<RawRequest> =>
  fc.oneof(
    ...[online, draft].flatMap((id) =>
      (["message", "report", "contact"] as const).map((act) => ofForm(`ads/${id}/${act}`, OF_MARKET[act], site)),
    ),
  );

/** Requests that an owner sends about their ad, with and without the right authorization. */
const ownAd = ({ site, member, market }: There): fc.Arbitrary<RawRequest> => {
  const { draft } = market;
  const acts: readonly [string, () => object][] = [
    ["me/ads", () => ({ id: randomUUID() })],
    [`me/ads/${draft}`, () => ({ revision: 1, fields: anAd() })],
    [
      `me/ads/${draft}`,
      () => ({ revision: 1, fields: { offer: { ...anOffer(), price: Math.random() < 0.5 ? -1 : "1e9" } } }),
    ],
    [`me/ads/${draft}/submit`, () => ({ revision: 1, conditions: true })],
    [`me/ads/${draft}/price`, () => ({ price: 5_000_000 })],
    [`me/ads/${draft}/photos/order`, () => ({ ids: ["a".repeat(32)] })],
    ["alerts", OF_MARKET.alert],
    ["alerts/confirm", () => ({ token: "a".repeat(32) })],
  ];
  return fc.oneof(
    ...acts.flatMap(([address, message]) =>
      [member, market.member].map((asks) => ofForm(address, message, site, asks)),
    ),
  );
};

/** Requests that send a photo. */
const photo = ({ site, market: { draft, member } }: There): fc.Arbitrary<RawRequest> =>
  fc
    .record({
      method: methods("POST"),
      key: fc.oneof(fc.uuid(), headerText),
      type: fc.oneof({ weight: 5, arbitrary: fc.constant("image/jpeg") }, { weight: 1, arbitrary: headerText }),
      start: fc.constantFrom("", "ffd8", "ffd8ffe0", "ffd8ffc0001108", "89504e47", "474946383961"),
      rest: fc.uint8Array({ maxLength: 2_000 }),
      headers: moreHeaders,
    })
    .map(({ method, key, type, start, rest, headers }) => ({
      method,
      path: `/api/me/ads/${draft}/photos`,
      headers: from({ Origin: site, "Content-Type": type, "Idempotency-Key": key, ...member, ...headers }),
      ...(!bodyless(method) && { body: Buffer.concat([Buffer.from(start, "hex"), rest]) }),
    }));

/** Endpoint → random malformed requests to it, with some valid ones among them. */
export const NONSENSE: Readonly<Record<string, (there: There) => fc.Arbitrary<RawRequest>>> = {
  suggestions: () => suggestions,
  leads: ({ site }) => ofForm("leads", FORMS.leads, site),
  newsletter: ({ site }) => ofForm("newsletter", FORMS.newsletter, site),
  contact: ({ site }) => ofForm("contact", FORMS.contact, site),
  reviews: ({ site, member }) => ofForm("reviews", OF_MEMBERS.reviews, site, member),
  votes: ({ site, member }) => ofForm("votes", OF_MEMBERS.votes, site, member),
  me: own,
  ads,
  "ads/{id}/…": aboutAd,
  "me/ads": ownAd,
  "me/ads/{id}/photos": photo,
  rebuild: () => rebuild,
  health: () => health,
  ops: ({ market }) =>
    fc.oneof(
      ops,
      ofForm(`ops/ads/${market.online}`, () => ({ decision: "approve", revision: 99 }), "", operator),
      ofForm("ops/sellers/x", () => ({ blocked: true }), "", operator),
    ),
};
