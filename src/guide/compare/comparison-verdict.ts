import { currentPrice, isReduced } from "../../costs/price/current-price";
import { figure } from "../../shared/figures/figures";
import { NOTICED_CONSUMPTION } from "./best";
import { specOf, unitsOf } from "./comparison-sentence";
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

/** The smaller of two known values and by how much; null where one is unknown. */
function lesser(values: readonly (number | null)[]): { readonly place: number; readonly by: number } | null {
  const [a, b] = values;
  if (typeof a !== "number" || typeof b !== "number") return null;
  return { place: a <= b ? 0 : 1, by: tenths(Math.abs(a - b)) };
}

/** What is decided first, and what is added to it: « La Tucson coûte 1.500.000 FCA de moins », « ; la Corolla Cross consomme 1,2 l/100 km de moins. » */
export interface Verdict {
  readonly first: string;
  readonly more: string;
}

/** What sets two cars apart, money first (rule: guide/compare-verdict). @returns null where neither prices nor consumption can be compared */
export function comparisonVerdict(pair: readonly Judged[]): Verdict | null {
  const cars = pair.map(({ car }) => car);
  const price = lesser(cars.map(currentPrice));
  const [unit = "", ...otherUnits] = unitsOf(cars);
  const consumption = otherUnits.length === 0 ? lesser(cars.map(specOf("consumption"))) : null;
  const cheaper = price && price.by > 0 ? pair[price.place] : undefined;
  const thriftier = consumption && consumption.by >= NOTICED_CONSUMPTION ? pair[consumption.place] : undefined;
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
  return { first: capitalised(first), more: `${more}.` };
}

/** « le Sportage a 48 l de coffre en plus », where it is the dearer of both; null otherwise. */
function roomOf(pair: readonly Judged[], cheaper: Judged | undefined): string | null {
  const boot = lesser(pair.map(({ car }) => car).map(specOf("boot")));
  const roomier = boot && boot.by > 0 ? pair[1 - boot.place] : undefined;
  return boot && cheaper && roomier && roomier !== cheaper
    ? `${roomier.name} a ${figure(boot.by, "l")} de coffre en plus`
    : null;
}
