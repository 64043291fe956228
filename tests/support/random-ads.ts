import * as fc from "fast-check";
import type { AdCard, AdDetail, AdSearchAnswer } from "../../src/contract/market/ad";
import { CAR_FIELDS } from "../../src/contract/market/car-fields";
import { EQUIPMENT_NAMES } from "../../src/contract/market/equipment";
import { PRICE_LABELS, SELLER_TYPES } from "../../src/contract/market/lists";
import {
  AD_AGES,
  AD_BOUND_KEYS,
  AD_CHOICE_KEYS,
  AD_CHOICES,
  AD_FLAG_KEYS,
  AD_SORTS,
  ADS_PER_PAGE,
} from "../../src/contract/market/search";
import { aFullAd, anAdDetail } from "../../src/market/ad-page/sample-detail";
import { sampleAd } from "../../src/market/cards/sample-ads";
import { oneLine, severalLines } from "../../src/market/words/plain-text";
import { REGION_KEYS } from "../../src/places";
import { anyText } from "./any-text";

const DAY = 86_400_000;
/** When the pages of random ads are served. */
export const SERVED_AT = Date.parse("2026-11-22T12:00:00Z");

const keyOf = <L extends object>(list: L): fc.Arbitrary<keyof L & string> =>
  fc.constantFrom(...(Object.keys(list) as (keyof L & string)[]));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
/** What people type, in addresses too. */
export const typed = fc.oneof(
  fc.constantFrom(
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</noscript><!--",
    "&lt;b&gt; &amp; « é »\u00a0!",
    "a\r\nb\n\nc",
    "",
    " ",
    "\u2028\u202e",
    "👨‍👩‍👧‍👦 e\u0301",
    "x".repeat(300),
  ),
  anyText({ maxLength: 40 }),
);
/** What sellers typed, as it is stored: without control characters. */
const words = typed.map(oneLine);
const amount = fc.oneof(fc.nat(60), fc.nat(3_000_000), fc.nat(2_000_000_000));
const time = fc.integer({ min: -800, max: 2 }).map((days) => new Date(SERVED_AT + days * DAY + days).toISOString());
const id = fc.string({ unit: fc.constantFrom(..."0123456789abcdefghjkmnpqrstvwxyz"), minLength: 12, maxLength: 12 });
const hash = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 32, maxLength: 32 });
const place = fc.constantFrom("yoff", "ngor", "mbour", "nulle-part", "dakar");
const aChoice = fc.oneof(fc.constantFrom("toyota", "toyota-yaris", "2.0-crdi", "5", "7"), place, typed);

/** A query of a search as visitors and others may write one; most parts of it are known. */
export const randomQuery: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...AD_CHOICE_KEYS).chain((key) => {
        const { list } = AD_CHOICES[key];
        const value = list ? fc.oneof(keyOf(list), aChoice) : aChoice;
        return fc.array(value, { minLength: 1, maxLength: 3 }).map((values) => [key, values.join()] as const);
      }),
      fc.tuple(
        fc.constantFrom(...AD_BOUND_KEYS),
        fc.oneof(amount.map(String), fc.integer({ min: 1950, max: 2100 }).map(String), typed),
      ),
      fc.tuple(fc.constantFrom(...AD_FLAG_KEYS), fc.constantFrom("1", "0")),
      fc.tuple(fc.constant("q"), fc.oneof(fc.constant("rav 4"), typed)),
      fc.tuple(fc.constant("depuis"), fc.oneof(keyOf(AD_AGES), typed)),
      fc.tuple(fc.constant("tri"), keyOf(AD_SORTS)),
      fc.tuple(fc.constant("pres_de"), place),
      fc.tuple(
        fc.constant("page"),
        fc.oneof(fc.nat(5).map(String), fc.constantFrom("99", "100", "101", "9999", "-1", "1e9", "x")),
      ),
      fc.tuple(typed, typed),
    ),
    { maxLength: 8 },
  )
  .map((entries) => new URLSearchParams(entries.map((entry) => [...entry])).toString());

const cardFields = {
  slug: fc.constantFrom("hyundai-tucson-2017", "x", ""),
  title: words,
  price: amount,
  price_before: maybe(amount),
  negotiable: fc.boolean(),
  year: fc.integer({ min: 1950, max: 2027 }),
  mileage: amount,
  region: fc.constantFrom(...REGION_KEYS),
  town: words,
  district: maybe(words),
  seller_name: words,
  seller_type: keyOf(SELLER_TYPES),
  verified: fc.boolean(),
  whatsapp: fc.boolean(),
  photos: fc.nat(15),
  cover: maybe(hash),
  published_at: time,
  price_label: maybe(keyOf(PRICE_LABELS)),
};
/** Ads of a list, each with an id of its own. */
const cards = (most: number): fc.Arbitrary<AdCard[]> =>
  fc.uniqueArray(
    fc.record({ ...cardFields, id }, { requiredKeys: ["id"] }).map((fields) => sampleAd(fields)),
    { maxLength: most, selector: (ad) => ad.id },
  );

const counted = fc.uniqueArray(fc.record({ value: aChoice.map(oneLine), label: words, count: amount }), {
  maxLength: 14,
  selector: ({ value }) => value,
});
const facets: fc.Arbitrary<AdSearchAnswer["facets"]> = fc
  .tuple(counted, fc.dictionary(fc.constantFrom(...AD_CHOICE_KEYS, "prix", "annee"), counted, { maxKeys: 5 }))
  .map(([marque, others]) => ({ marque, ...others })); // Brands are always counted.

/** An answer to any search. */
export const randomAnswer: fc.Arbitrary<AdSearchAnswer> = fc.record({
  total: fc.oneof(fc.constant(0), fc.nat(60), amount),
  more: fc.boolean(),
  ads: cards(ADS_PER_PAGE),
  facets,
  relaxed: fc.uniqueArray(fc.record({ search: randomQuery, label: words, count: amount }), {
    maxLength: 3,
    selector: ({ search }) => search,
  }),
  near: cards(6),
});

const carFields = Object.fromEntries(
  Object.entries(CAR_FIELDS).map(([field, { list, shown }]) => {
    const value: fc.Arbitrary<string | number> = list ? keyOf(list) : amount;
    return [field, shown.safeParse(null).success ? maybe(value) : value];
  }),
);

/** An ad's page: online, sold or expired, of which much or little is known. */
export const randomAd: fc.Arbitrary<AdDetail> = fc
  .tuple(
    fc.boolean(),
    fc.record(
      {
        ...cardFields,
        ...carFields,
        id,
        state: fc.constantFrom("publiee", "vendue", "expiree"),
        reference: words,
        brand: words,
        model: words,
        version: maybe(words),
        month: maybe(fc.integer({ min: 1, max: 12 })),
        first_hand: fc.boolean(),
        service_book: fc.boolean(),
        accidents: maybe(words),
        equipment: fc.uniqueArray(fc.oneof(keyOf(EQUIPMENT_NAMES), words), { maxLength: 12 }),
        description: typed.map(severalLines),
        trade_in: fc.boolean(),
        credit: fc.boolean(),
        department: maybe(words),
        call_hours: maybe(words),
        gallery: fc.uniqueArray(fc.record({ hash, width: amount, height: amount }), {
          maxLength: 15,
          selector: (photo) => photo.hash,
        }),
        updated_at: time,
        views: amount,
        new_price: maybe(amount),
        price_history: fc.uniqueArray(fc.record({ price: amount, at: time }), {
          maxLength: 5,
          selector: ({ at }) => at,
        }),
        seller: fc.record({
          id,
          name: words,
          type: keyOf(SELLER_TYPES),
          verified: fc.boolean(),
          since: time,
          ads: amount,
        }),
        similar: cards(6),
      },
      { requiredKeys: ["id"] },
    ),
  )
  .map(([isFull, fields]) => (isFull ? aFullAd : anAdDetail)(fields as Partial<AdDetail>));
