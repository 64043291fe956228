import { currentPrice, isReduced } from "../../costs/price/current-price";
import { figure } from "../../shared/figures/figures";
import { NOTICED_CONSUMPTION } from "./best";
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

const specOf = ({ specs }: ShownCar, key: string) => (typeof specs[key] === "number" ? specs[key] : null);
const unitOf = ({ specs }: ShownCar) => String(specs.consumptionUnit ?? "l/100 km");

/** What is decided first, and what is added to it: « La Tucson coûte 1.500.000 FCA de moins », « ; la Corolla Cross consomme 1,2 l/100 km de moins. » */
export interface Verdict {
  readonly first: string;
  readonly more: string;
}

/** What sets two cars apart, money first (rule: guide/compare-verdict). @returns null where neither prices nor consumption can be compared */
export function comparisonVerdict(pair: readonly Judged[]): Verdict | null {
  const cars = pair.map(({ car }) => car);
  const price = lesser(cars.map(currentPrice));
  const isOneUnit = new Set(cars.map(unitOf)).size === 1;
  const consumption = isOneUnit ? lesser(cars.map((car) => specOf(car, "consumption"))) : null;
  const cheaper = price && price.by > 0 ? pair[price.place] : undefined;
  const thriftier = consumption && consumption.by >= NOTICED_CONSUMPTION ? pair[consumption.place] : undefined;
  const less = consumption && cars[0] ? `consomme ${figure(consumption.by, unitOf(cars[0]))} de moins` : "";
  const promo = cheaper && isReduced(cheaper.car) ? " en promo" : "";
  const cheap =
    price && cheaper ? `${cheaper.name}${promo} coûte ${formatPrice(price.by)} de moins` : price && "même prix";
  const thrifty = thriftier ? `${thriftier.name} ${less}` : consumption?.by === 0 ? "même consommation" : null;
  const [first, second = roomOf(pair, cheaper)] = [cheap, thrifty].filter((part) => part !== null);
  if (first === undefined) return null;
  const more = cheaper && cheaper === thriftier ? ` et ${less}` : second === null ? "" : `\u00a0; ${second}`;
  return { first: capitalised(first), more: `${more}.` };
}

/** « le Sportage a 48 l de coffre en plus », where it is the dearer of both; null otherwise. */
function roomOf(pair: readonly Judged[], cheaper: Judged | undefined): string | null {
  const boot = lesser(pair.map(({ car }) => specOf(car, "boot")));
  const roomier = boot && boot.by > 0 ? pair[1 - boot.place] : undefined;
  return boot && cheaper && roomier && roomier !== cheaper
    ? `${roomier.name} a ${figure(boot.by, "l")} de coffre en plus`
    : null;
}
