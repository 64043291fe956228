import { adCountText } from "../../../src/market/search/active";
import { groupDigits, formatPrice } from "../../../src/shared/figures/price";
import { count, figureRange } from "../../../src/shared/figures/figures";
import { tenths } from "../../../src/shared/figures/tenths";
import { site } from "../../../src/site";
import type { Spread } from "../asked-prices";
import { bandOf, type Landing } from "./landing";
import { townName } from "./names";

const MILLION = 1_000_000;
const inMillions = (price: number) => tenths(price / MILLION);
const NONE = "Aucune annonce pour le moment. Créez une alerte : nous vous écrirons dès qu’une annonce arrive.";

/** « jusqu’à 3 millions », « de 3 à 5 millions », « de plus de 12 millions »: a band begins one franc above the million that names it. */
function budgetWords(slug: string): string {
  const [least, most] = (bandOf(slug)?.range ?? []).map((price) => price && groupDigits(Math.floor(price / MILLION)));
  if (!least) return `jusqu’à ${most}\u00a0millions`;
  return most ? `de ${least} à ${most}\u00a0millions` : `de plus de ${least}\u00a0millions`;
}

/** The title of a landing page. @param name « Toyota RAV4 », for a brand or a model */
export function titleOf(landing: Landing, name: string): string {
  if (landing.of === "town") return `Voitures d’occasion à ${townName(landing.town)}`;
  if (landing.of === "budget") return `Voitures d’occasion ${budgetWords(landing.budget)} de francs ${site.inCountry}`;
  return `${landing.of === "year" ? `${name} ${landing.year}` : name} d’occasion ${site.inCountry}`;
}

export interface Figures {
  readonly total: number;
  /** Whether there are more ads than were counted. */
  readonly more: boolean;
  /** Null under eight ads. */
  readonly prices: Spread | null;
  readonly years: readonly [first: number, last: number];
}

/** How many ads there are. */
export const wordsOf = ({ total, more }: Figures): string =>
  total === 0 ? NONE : `${adCountText({ total, more })} en ligne`.replace(/^p/, "P");

/** « de 2012 à 2020 », « de 2017 » */
const yearsWords = ([first, last]: Figures["years"]) => (first === last ? `de ${first}` : `de ${first} à ${last}`);

/** The median of what the ads ask, between what half of them ask, and of which cars: that of a model may stand beside the estimate of one year. */
export const medianOf = ({ of }: Landing, { prices, years }: Figures) =>
  prices && {
    price: prices.median,
    half: `souvent ${figureRange([prices.low, prices.high].map(inMillions), "M")}`,
    of: of === "model" ? `(voitures ${yearsWords(years)}, hors accidentées)` : "hors accidentées",
  };

/** What the ads ask and how old the cars are; null where no price is claimed. */
export function askedOf({ prices, years }: Figures): string | null {
  if (!prices) return null;
  return `Prix demandés pour ${count(prices.n, "voiture")} ${yearsWords(years)}, hors accidentées\u00a0: médiane ${formatPrice(prices.median)}, la moitié entre ${groupDigits(prices.low)} et ${formatPrice(prices.high)}.`;
}

/** Title and description for search engines. */
export const headOf = (title: string, words: string, figures: Figures, page: number) => ({
  title: `${title} : ${adCountText(figures)}${page > 1 ? `, page ${page}` : ""}`,
  description: `${title}. ${words.replace(/\.?$/, ".")}`,
});
