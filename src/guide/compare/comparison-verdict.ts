import { currentPrice, isReduced } from "../../costs/price/current-price";
import { enumerate, figure } from "../../shared/figures/figures";
import { NOTICED, shareOf } from "./best";
import { reasonsOf, specOf, unitsOf } from "./comparison-sentence";
import { formatPrice } from "../../shared/figures/price";
import { tenths } from "../../shared/figures/tenths";
import { capitalised } from "../../shared/text/capital";
import type { ShownCar } from "./shown-car";

/** A car of the pair, and how sentences speak of its model. */
export interface Judged {
  readonly car: ShownCar;
  /** « la Tucson »; a name without an article where the gender is unknown */
  readonly name: string;
}

/** The smaller of two known values, by how much, and whether anybody would choose by it; null where one is unknown. */
function lesser(values: readonly (number | null)[]) {
  const [a, b] = values;
  if (typeof a !== "number" || typeof b !== "number") return null;
  return { place: a <= b ? 0 : 1, by: tenths(Math.abs(a - b)), isNoticed: shareOf(a, b) >= NOTICED };
}

/** What is decided first, and what is added to it: « La Tucson coûte 1.500.000 FCA de moins », « ; la Corolla Cross consomme 1,2 l/100 km de moins. » */
export interface Verdict {
  readonly first: string;
  readonly more: string;
  /** For whom each car is the better one: « Plutôt la Tucson si le prix et la garantie comptent d’abord. » */
  readonly choices: readonly string[];
}

/** What sets two cars apart, money first (rule: guide/compare-verdict). @returns null where neither prices nor consumption can be compared */
export function comparisonVerdict(pair: readonly Judged[]): Verdict | null {
  const cars = pair.map(({ car }) => car);
  const price = lesser(cars.map(currentPrice));
  const [unit = "", ...otherUnits] = unitsOf(cars);
  const consumption = otherUnits.length === 0 ? lesser(cars.map(specOf("consumption"))) : null;
  const cheaper = price && price.by > 0 ? pair[price.place] : undefined;
  const thriftier = consumption?.isNoticed ? pair[consumption.place] : undefined;
  const less = consumption ? `consomme ${figure(consumption.by, unit)} de moins` : "";
  const reduced = cars.filter(isReduced).length;
  const both = reduced === cars.length ? "promos comprises, " : "";
  const promo = reduced === 1 && cheaper && isReduced(cheaper.car) ? " en promo" : "";
  const cheap =
    price && cheaper ? `${both}${cheaper.name}${promo} coûte ${formatPrice(price.by)} de moins` : price && "même prix";
  const thrifty = thriftier ? `${thriftier.name} ${less}` : consumption?.by === 0 ? "même consommation" : null;
  const [first, second = roomOf(pair, cheaper)] = [cheap, thrifty].filter((part) => part !== null);
  if (first === undefined) return null;
  const more = cheaper && cheaper === thriftier ? ` et ${less}` : second === null ? "" : `\u00a0; ${second}`;
  return { first: capitalised(first), more: `${more}.`, choices: choicesOf(pair) };
}

/** « le Sportage a 48 l de coffre en plus », where it is the dearer of both; null otherwise. */
function roomOf(pair: readonly Judged[], cheaper: Judged | undefined): string | null {
  const boot = lesser(pair.map(({ car }) => car).map(specOf("boot")));
  const roomier = boot?.isNoticed ? pair[1 - boot.place] : undefined;
  return boot && cheaper && roomier && roomier !== cheaper
    ? `${roomier.name} a ${figure(boot.by, "l")} de coffre en plus`
    : null;
}

/** One sentence for each car that has something better. */
function choicesOf(pair: readonly Judged[]): readonly string[] {
  const reasons = reasonsOf(pair.map(({ car }) => car));
  return pair.flatMap(({ name }, place) => {
    const own = reasons[place] ?? [];
    if (own.length === 0) return [];
    return `Plutôt ${name} si ${enumerate(own)} ${own.length > 1 ? "comptent" : "compte"} d’abord.`;
  });
}
