import { EQUIPMENT_NAMES } from "../../src/contract/market/equipment";
import { type AdState, ONLINE_DAYS } from "../../src/contract/market/states";
import { isUnpaid } from "../../src/costs/rules/duties";
import { isoDay } from "../../src/shared/dates/dates";
import { slugify } from "../../src/shared/text/slug";
import { choose, hash, vary } from "../../upstream/drawings/chance";
import { conditionOf, isFirstHand, isFourByFour, ownersOf, papersOf } from "./car-facts";
import { DEMO_MODELS, type DemoModel, originsOf } from "./models";
import type { Paint } from "./photos";
import { drawn, placeOf } from "./places";
import { type DemoSeller, madeId, phoneOf, sellersOf } from "./sellers";
import { descriptionOf } from "./texts";
import { DAY } from "../../src/shared/dates/day";

const MINUTE = 60_000;
/** Ads are spread over so many days. */
const SPREAD = 40;
/** The true value of a made car, by which estimates are judged (npm run bench -- estimate): of its price, for each year that it is younger: 8 to 12 % (docs/senegal.md, Running costs and tolls). */
const A_YEAR = 1.1;
/** For 100,000 km more than usual at its age, and beside the usual car of its model. */
const A_MILEAGE = 0.88;
const MANUAL = 0.94;
const DIESEL = 1.04;
const HYBRID = 1.08;
/** While duties are to be paid. */
const UNPAID = 0.9;
const CONDITION = { venant: 1.06, occasion_locale: 0.9, accidente: 0.45, neuf_0km: 1.1 } as const;
/** What sellers ask more or less than a car is worth, at most. */
const NOISE = 0.2;
const USUAL_KM = 10_000;

/** Shares of all ads that visitors do not see, so that every state is there; all others are published. */
const STATES: readonly (readonly [AdState, number])[] = [
  ["vendue", 0.025],
  ["expiree", 0.018],
  ["refusee", 0.01],
  ["brouillon", 0.006],
  ["supprimee", 0.01],
  ["en_attente", 0.008],
];
/** What people get wrong: the codes of the automatic rules that see it. */
const FAULTS = [
  "prix_en_milliers",
  "kilometrage_impossible",
  "neuf_trop_vieux",
  "coordonnees",
  "texte_en_double",
] as const;
type Fault = (typeof FAULTS)[number];
/** One ad in so many is faulty, each kind in turn: 2 %. */
const FAULTY = 50;

export interface DemoAd {
  readonly row: Readonly<Record<string, string | number | null>> & {
    readonly id: string;
    readonly state: AdState;
    readonly model_key: string;
  };
  readonly seller: DemoSeller;
  /** What its photos show. */
  readonly model: DemoModel;
  readonly paint: Paint;
  /** The true value of the car, from which its price differs by what its seller thinks, in francs. */
  readonly worth: number;
  /** Prices since it is online, oldest first. */
  readonly prices: readonly { readonly price: number; readonly at: number }[];
}

const ALL_ADS = DEMO_MODELS.reduce((sum, { ads }) => sum + ads, 0);
/** Each model has its share of so many ads, exactly. */
const modelAt = (place: number, count: number): DemoModel => {
  const model = drawn(DEMO_MODELS, ({ ads }) => ads / ALL_ADS, (place + 0.5) / count) ?? DEMO_MODELS.at(-1);
  if (!model) throw new Error("no models");
  return model;
};

/** As people round: « 8.900.000 », « 4.350.000 ». */
const rounded = (price: number) =>
  Math.max(500_000, Math.round(price / (price < 5e6 ? 50_000 : 100_000)) * (price < 5e6 ? 50_000 : 100_000));

/** What is said of the car itself. */
function carOf(model: DemoModel, seed: string, thisYear: number) {
  const {
    brand,
    model: name,
    years: [from, to],
    median,
    body,
  } = model;
  const condition = conditionOf(model, seed);
  const fresh = condition === "neuf_0km";
  // the middle of its years most often
  const year = fresh
    ? thisYear
    : from + Math.floor(((vary(seed, "year") + vary(seed, "year again")) / 2) * (to - from + 1));
  const noise = 1 - NOISE + (vary(seed, "price") + vary(seed, "price again")) * NOISE;
  const age = Math.max(1, thisYear - year);
  const engine = vary(seed, "energy") * 100;
  const energy = engine < model.diesel ? "diesel" : engine < model.diesel + model.hybrid ? "hybride" : "essence";
  const manual = energy !== "hybride" && vary(seed, "gearbox") * 100 >= model.automatic;
  const mileage = fresh
    ? hash(`${seed} km`) % 90
    : Math.round((age * (5_500 + vary(seed, "km") * 9_000)) / 1_000) * 1_000;
  const papers = papersOf(condition, vary(seed, "papers"));
  const origin =
    condition === "occasion_locale" && vary(seed, "here") < 0.25 ? "senegal" : choose(seed, "origin", originsOf(brand));
  const firstHand = isFirstHand(condition, origin, seed);
  // The median is that of the model's usual car: what differs from it is worth more or less.
  const worth =
    median *
    1e6 *
    A_YEAR ** (year - (from + to) / 2) *
    CONDITION[condition] *
    A_MILEAGE ** (fresh ? 0 : (mileage - age * USUAL_KM) / 100_000) *
    MANUAL ** (Number(manual) - (1 - model.automatic / 100)) *
    DIESEL ** (Number(energy === "diesel") - model.diesel / 100) *
    HYBRID ** (Number(energy === "hybride") - model.hybrid / 100) *
    (isUnpaid({ papers }) ? UNPAID : 1);
  const car = {
    brand_key: slugify(brand),
    brand_name: brand,
    model_key: slugify(`${brand} ${name}`),
    model_name: name,
    version:
      vary(seed, "version") < 0.35
        ? choose(seed, "trim", ["Limited", "SE", "Sport", "Premium", "Titanium", "Allure", "Confort", "Full options"])
        : null,
    year,
    month: !fresh && vary(seed, "month") < 0.4 ? 1 + (hash(`${seed} month`) % 12) : null,
    energy,
    gearbox: manual ? "manuelle" : "automatique",
    drive: isFourByFour(model) || (body === "suv" && vary(seed, "drive") < 0.35) ? "4x4" : "4x2",
    body_type: body,
    fiscal_power: model.engine[1],
    // The table has the engine that most ads have; of a rarer one nothing is known.
    engine: (energy === "diesel") === model.diesel > 50 ? model.engine[0] : null,
    seats: model.seats,
    doors: body === "coupe" ? 2 : body === "berline-4-portes" || body === "pick-up" ? 4 : 5,
    condition,
    price: rounded(worth * noise),
    mileage,
    papers,
    origin,
    steering: "gauche",
    first_hand: Number(firstHand),
    owners: condition === "occasion_locale" ? ownersOf(firstHand, seed) : null,
    service_book: Number(!fresh && vary(seed, "book") < 0.25),
    accidents: condition === "accidente" ? "Choc à l’avant, réparable : ailes et phares à changer." : null,
  };
  return { car, worth };
}

const OPTIONS = Object.keys(EQUIPMENT_NAMES);

function adAt(place: number, count: number, seller: DemoSeller, now: number): DemoAd {
  const seed = `annonce ${place}`;
  const model = modelAt(place, count);
  const { car, worth } = carOf(model, seed, new Date(now).getUTCFullYear());
  const fault: Fault | null =
    place % FAULTY === 7 ? (FAULTS[Math.floor(place / FAULTY) % FAULTS.length] ?? null) : null;
  const state = fault ? "en_attente" : (drawn(STATES, ([, share]) => share, vary(seed, "state"))?.[0] ?? "publiee");
  const online = state === "publiee" || state === "vendue" || state === "expiree";
  const age =
    state === "expiree"
      ? (ONLINE_DAYS + 3 + vary(seed, "age") * 20) * DAY
      : Math.max(5 * MINUTE, vary(seed, "age") ** 1.3 * SPREAD * DAY);
  const created = now - Math.round(age / MINUTE) * MINUTE;
  const published = online ? created : null;
  const closed =
    state === "expiree"
      ? created + ONLINE_DAYS * DAY
      : state === "vendue" || state === "supprimee"
        ? Math.round(created + (now - created) * 0.7)
        : null;

  const dropped = online && age > 2 * DAY && vary(seed, "drop") < 0.12;
  const price = fault === "prix_en_milliers" ? Math.round(car.price / 1_000) : car.price;
  const before = dropped ? rounded(price * (1.05 + vary(seed, "drop by") * 0.08)) : null;
  const droppedAt = dropped ? Math.round(created + (now - created) * (0.3 + vary(seed, "drop at") * 0.6)) : null;
  const equipment = OPTIONS.filter((option) =>
    option === "climatisation" ? vary(seed, option) < 0.92 : vary(seed, option) < 0.45,
  ).sort();
  const paint = choose(seed, "paint", [
    "blanc",
    "blanc",
    "noir",
    "noir",
    "gris",
    "gris",
    "argent",
    "bleu",
    "rouge",
  ] satisfies readonly [Paint, ...Paint[]]);
  const local = car.condition === "occasion_locale";
  const isNegotiable = vary(seed, "negotiable") < 0.6;
  const text = descriptionOf(fault === "texte_en_double" ? "annonce 1" : seed, {
    body: model.body,
    trade: seller.type !== "particulier",
    condition: car.condition,
    hasPapers: car.papers === "dedouane_mute",
    isCool: equipment.includes("climatisation"),
    isNegotiable,
  });
  return {
    seller,
    model,
    paint,
    worth,
    prices: online
      ? [{ price: before ?? price, at: created }, ...(droppedAt !== null ? [{ price, at: droppedAt }] : [])]
      : [],
    row: {
      ...car,
      ...placeOf(`${seller.type === "particulier" ? seed : seller.uid} place`),
      id: madeId(seed),
      seller_uid: seller.uid,
      state,
      price,
      ...(fault === "kilometrage_impossible" && { mileage: 12 }),
      ...(fault === "neuf_trop_vieux" && { condition: "neuf_0km", year: 2014 }),
      colour: paint,
      inspection_until:
        local && vary(seed, "inspection") < 0.7 ? isoDay(now + (vary(seed, "inspected") * 340 - 40) * DAY) : null,
      insurance_until: local && vary(seed, "insurance") < 0.5 ? isoDay(now + vary(seed, "insured") * 300 * DAY) : null,
      equipment: JSON.stringify(equipment),
      air_conditioning: Number(equipment.includes("climatisation")),
      description: fault === "coordonnees" ? `${text}\nAppelez-moi vite au 33 800 00 42.` : text,
      price_before: before,
      price_dropped_at: droppedAt,
      negotiable: Number(isNegotiable),
      trade_in: Number(seller.type !== "particulier" && vary(seed, "trade") < 0.6),
      credit: Number(seller.type === "concessionnaire" || (seller.type === "parking" && vary(seed, "credit") < 0.3)),
      district:
        vary(seed, "near") < 0.2
          ? choose(seed, "spot", [
              "près de la pharmacie",
              "face à la station",
              "derrière le stade",
              "à côté de la mosquée",
            ])
          : null,
      seller_name: seller.name,
      seller_type: seller.type,
      seller_verified: seller.verified,
      phone: phoneOf(seller.uid),
      whatsapp: Number(vary(seed, "whatsapp") < 0.8),
      call_hours: vary(seed, "hours") < 0.4 ? "9 h – 19 h" : null,
      created_at: created,
      updated_at: closed ?? droppedAt ?? created,
      submitted_at: state === "brouillon" ? null : created,
      published_at: published,
      expires_at: published === null ? null : published + ONLINE_DAYS * DAY,
      closed_at: closed,
      views: online ? Math.round((age / DAY) * (2 + vary(seed, "views") * 30)) : 0,
      contacts: online ? Math.round((age / DAY) * vary(seed, "contacts")) : 0,
      refusal: state === "refusee" ? choose(seed, "refusal", ["photos", "prix", "description"]) : null,
      warnings: JSON.stringify(fault ? [fault] : []),
    },
  };
}

/** So many made ads, the same each time but for their days, which end now. */
export function* demoAds(count: number, now: number): Generator<DemoAd> {
  const sellerAt = sellersOf(count, now);
  for (let place = 0; place < count; place += 1) yield adAt(place, count, sellerAt(place), now);
}
