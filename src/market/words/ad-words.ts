import { capitalised } from "../../shared/text/capital";
import { dotted } from "../../shared/text/dotted";
import type { AdDetail } from "../../contract/market/ad";
import { CONDITIONS, ENERGIES, GEARBOXES, labelIn, ORIGINS, PAPERS, SELLER_TYPES } from "../../contract/market/lists";
import { REGIONS } from "../../places";
import { frenchDate, frenchMonth } from "../../shared/dates/dates";
import { count, figure } from "../../shared/figures/figures";
import { ownValue } from "../../shared/text/own-value";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { carWords } from "./car-words";
import { isNewAndPaid, isPlated, isUnpaid, isUtility } from "../../costs/rules/duties";
import { papersOf } from "./papers";

const maybe = <Value>(value: Value | null, say: (value: Value) => string | null) =>
  value === null ? null : say(value);
/** Fewer views say nothing to a buyer. */
const MIN_VIEWS = 10;
const when = (flag: boolean, words: string) => (flag ? words : null);

/** « 6 % sous l’estimation de 10.100.000 FCA, un écart habituel » where half of such cars ask as much. */
function besideEstimate({ price, estimate }: AdDetail): string | null {
  if (!estimate) return null;
  const percent = Math.round((Math.abs(price - estimate.value) / estimate.value) * 100);
  const value = formatPrice(estimate.value);
  if (percent === 0) return `Au niveau de l’estimation de ${value}`;
  const usual = price >= estimate.low && price <= estimate.high ? ", un écart habituel" : "";
  return `${percent}\u00a0% ${price < estimate.value ? "sous" : "au-dessus de"} l’estimation de ${value}${usual}`;
}

/** District, town and region, each named once. */
function placeOf({ district, town, region }: AdDetail): string {
  const name = ownValue(REGIONS, region)?.name ?? "";
  return capitalised([...new Set([district, town, name].filter((part) => part !== null && part !== ""))].join(", "));
}

const SOLD = {
  publiee: null,
  vendue: "Cette voiture a été vendue.",
  expiree: "Cette annonce a expiré : la voiture n’est peut-être plus à vendre.",
} as const;

/** All texts of an ad's page; null: the page has no such line. */
export function adWords(ad: AdDetail) {
  const papers = papersOf(ad);
  return {
    closed: SOLD[ad.state],
    title: ad.title,
    brief: dotted([
      maybe(ad.version, (version) => `Version ${version}`),
      `${labelIn(SELLER_TYPES, ad.seller.type)} à ${capitalised(ad.town)}`,
    ]),
    price: formatPrice(ad.price),
    before: ad.price_before !== null && ad.price_before > ad.price ? formatPrice(ad.price_before) : null,
    negotiable: when(ad.negotiable, "Négociable"),
    trade_in: when(ad.trade_in, "Reprise possible"),
    credit: when(ad.credit, "Crédit possible"),
    index: besideEstimate(ad),
    place: placeOf(ad),
    published: `Publiée le ${frenchDate(ad.published_at)}`,
    reference: `Réf. ${ad.reference}`,
    views: when(ad.views >= MIN_VIEWS, count(ad.views, "vue")),

    year: maybe(ad.month, (month) => frenchMonth(`${ad.year}-${String(month).padStart(2, "0")}`)) ?? String(ad.year),
    mileage: figure(ad.mileage, "km"),
    ...carWords(ad),
    owners: ad.first_hand ? "Première main" : maybe(ad.owners, String),
    service_book: when(ad.service_book, "Présent"),
    accidents: ad.accidents,

    description: ad.description || null,
    ...papers,

    model:
      ad.new_price === null
        ? "Le modèle neuf : prix et fiche"
        : `La même neuve à partir de ${formatPrice(ad.new_price)}`,

    // A car that is not for sale offers no contact.
    reach: when(ad.state === "publiee", "Contacter le vendeur"),
    whatsapp: when(ad.whatsapp && ad.state === "publiee", "WhatsApp"),
    call_hours: maybe(ad.call_hours, (hours) => `Appels : ${hours}`),
    seller: ad.seller.name,
    seller_type: labelIn(SELLER_TYPES, ad.seller.type),
    seller_verified: when(ad.seller.verified, "Vendeur vérifié"),
    seller_since: `Sur le site depuis ${frenchMonth(ad.seller.since)}`,
    seller_ads: count(ad.seller.ads, "annonce en ligne", "annonces en ligne"),
  } satisfies Readonly<Record<string, string | null>>;
}
export type AdWords = ReturnType<typeof adWords>;
export type AdWord = keyof AdWords;

/** How the tool « Prix clé en main » treats a car: new, with duties to pay, already registered in Senegal, or just imported. */
const boughtAs = (ad: AdDetail) =>
  isUnpaid(ad) ? "douane" : isNewAndPaid(ad) ? "neuve" : isPlated(ad) ? "occasion" : "venant";
const typeOf = (ad: AdDetail) => (isUnpaid(ad) && isUtility(ad) ? "&type=utilitaire" : "");

/** Where the links to tools and to the guide lead: a whole address, or a query to append to the tool's. Null: there is no such link. */
export const adLinks = (ad: AdDetail) =>
  ({
    model: ad.model_page,
    loan: `?prix=${groupDigits(ad.price)}`,
    road: `?etat=${boughtAs(ad)}&prix=${groupDigits(ad.price)}${ad.fiscal_power === null ? "" : `&cv=${ad.fiscal_power}`}${typeOf(ad)}`,
    monthly: `?prix=${groupDigits(ad.price)}&energie=${encodeURIComponent(labelIn(ENERGIES, ad.energy))}${ad.fiscal_power === null ? "" : `&cv=${ad.fiscal_power}`}`,
    compared: `?${[
      ...(ad.new_price === null ? [] : [`neuve_prix=${groupDigits(ad.new_price)}`]),
      `occasion_prix=${groupDigits(ad.price)}`,
      ...(isPlated(ad) ? [] : ["occasion_etat=venant"]),
      ...(ad.fiscal_power === null ? [] : [`occasion_cv=${ad.fiscal_power}`]),
      ...(ad.energy === "essence" ? [] : [`occasion_energie=${encodeURIComponent(labelIn(ENERGIES, ad.energy))}`]),
    ].join("&")}`,
    customs:
      ad.papers === "sous_douane"
        ? `?${new URLSearchParams({
            valeur: groupDigits(ad.price),
            modele: `${ad.brand} ${ad.model}`,
            annee: String(ad.year),
            ...(ad.origin !== null && { provenance: labelIn(ORIGINS, ad.origin) }),
          }).toString()}`
        : null,
  }) satisfies Readonly<Record<string, string | null>>;

/** @param base address of the tool @param end of {@link adLinks} */
export const linkAddress = (base: string, end: string) => (end.startsWith("?") ? base + end : end);

/** The title and description of an ad's page, for search engines and link previews. */
export const adHead = (ad: AdDetail) => ({
  title: `${ad.title} à vendre, ${formatPrice(ad.price)}`,
  description: `${dotted([labelIn(CONDITIONS, ad.condition), figure(ad.mileage, "km"), labelIn(ENERGIES, ad.energy), labelIn(GEARBOXES, ad.gearbox), labelIn(PAPERS, ad.papers)])}. ${placeOf(ad)}. Réf. ${ad.reference}.`,
});

/** The alternative text of a photo in the gallery. */
export const photoAlt = ({ title }: Pick<AdDetail, "title">, index: number) => `${title}, photo ${index + 1}`;
