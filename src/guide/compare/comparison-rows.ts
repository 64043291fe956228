import { bestOf, bestOfRow } from "./best";
import { aboutAmount } from "../../costs/rules/about";
import { currentPrice, isReduced } from "../../costs/price/current-price";
import { figure } from "../../shared/figures/figures";
import { formatPrice, UNKNOWN } from "../../shared/figures/price";
import { descending } from "../../shared/sort/orders";
import { site } from "../../site";
import { comparableScore } from "../reviews/ratings";
import { isBattery, SPEC_ROWS, type SpecRow, specText, unitOf } from "../versions/spec-rows";
import { scoreText } from "../../shared/ui/score";
import type { ShownCar, UsedFacts } from "./shown-car";

/** One line of a comparison: a value for each car. */
interface ComparedRow {
  readonly label: string;
  /** Unit of every text; null if there is none, or if the texts have their own. */
  readonly unit: string | null;
  /** What the values of a line count, in small type. */
  readonly note?: string | undefined;
  readonly texts: readonly string[];
  /** What is struck through beside each text: the price before a promo. */
  readonly before?: readonly (string | null)[];
  /** Positions of the best values. */
  readonly best: ReadonlySet<number>;
}
export interface ComparedGroup {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/** Display options of a comparison, chosen by the visitor. */
export interface View {
  readonly differences: boolean;
  readonly best: boolean;
  readonly filled: boolean;
}

const NOBODY: ReadonlySet<number> = new Set();

/** A price without its currency, which the label of the line gives. */
const amountText = (price: number | null) => formatPrice(price).replace(`\u00a0${site.currencySuffix}`, "");
const priceText = (car: ShownCar) => amountText(currentPrice(car));
const priceBefore = (car: ShownCar) => (car.price !== null && isReduced(car) ? amountText(car.price) : null);
const ownersText = (car: ShownCar) =>
  car.ownerScore === null
    ? UNKNOWN
    : `${scoreText(car.ownerScore)} (${car.reviewCount} avis${comparableScore(car) === null ? ", trop peu pour comparer" : ""})`;

/** What a loan of the line « Mensualité » is: « 20 % d’apport, 48 mois à 13 % »; null without the figures of the country. */
export type LoanWords = string | null;

/** The estimates at the start of a comparison (rule: guide/compare-rows); a note under the table states the other assumptions. */
function costRows(cars: readonly ShownCar[], loan: LoanWords): readonly ComparedRow[] {
  const amountsOf = (key: keyof NonNullable<ShownCar["costs"]>) => cars.map(({ costs }) => costs?.[key] ?? null);
  const row = (label: string, amounts: readonly (number | null)[]) => ({
    label,
    unit: site.currencySuffix,
    texts: amounts.map(amountText),
    best: bestOf(amounts, "lower"),
  });
  const years = row(
    "Coût d’usage sur 5 ans",
    amountsOf("fiveYears").map((amount) => amount && aboutAmount(amount)),
  );
  return [
    row("Prix clé en main", amountsOf("onTheRoad")),
    { ...row("Mensualité", amountsOf("monthlyPayment")), note: loan ?? undefined },
    {
      ...years,
      note: "perte de valeur comprise",
      texts: years.texts.map((text) => (text === UNKNOWN ? text : `≈\u00a0${text}`)),
    },
  ];
}

function firstRows(cars: readonly ShownCar[], loan: LoanWords): readonly ComparedRow[] {
  return [
    {
      label: "Prix",
      unit: site.currencySuffix,
      texts: cars.map(priceText),
      before: cars.map(priceBefore),
      best: bestOf(cars.map(currentPrice), "lower"),
    },
    ...costRows(cars, loan),
    {
      label: "Note des propriétaires",
      unit: "sur 5",
      texts: cars.map(ownersText),
      best: bestOf(cars.map(comparableScore), "higher"),
    },
  ];
}

/** The lines that ads are asked about first, and what a new car has there. */
const USED: readonly (readonly [keyof UsedFacts, label: string, asNew: string])[] = [
  ["year", "Année", "Neuve"],
  ["mileage", "Kilométrage", figure(0, "km")],
  ["condition", "État", "Neuve"],
  ["papers", "Papiers", "Première immatriculation"],
  ["estimate", "Prix et cote", "Prix public"],
  ["place", "Où la voir", "Chez un concessionnaire"],
];

/** None when all cars are new. */
const usedGroup = (cars: readonly ShownCar[]): readonly ComparedGroup[] =>
  cars.some(({ used }) => used)
    ? [
        {
          title: "Neuve ou d’occasion",
          rows: USED.map(([key, label, asNew]) => ({
            label,
            unit: null,
            texts: cars.map(({ used }) => (used ? (used[key] ?? UNKNOWN) : asNew)),
            best: NOBODY,
          })),
        },
      ]
    : [];

type Item = ShownCar["equipment"][number];
/** Words that the table also tells by its looks. */
export const STANDARD = "Série";
export const UNAVAILABLE = "Non disponible";

function equipmentText(item: Item | undefined): string {
  if (!item || item.status === "UNAVAILABLE") return item ? UNAVAILABLE : UNKNOWN;
  if (item.status === "STANDARD") return STANDARD;
  return item.price ? `Option, ${formatPrice(item.price)}` : "Option";
}

/** Equipment by the editors' groups, in the order of the cars' data. */
function equipmentGroups(cars: readonly ShownCar[]): readonly ComparedGroup[] {
  const items = cars.flatMap(({ equipment }) => equipment);
  return [...new Set(items.map(({ group }) => group))].map((group) => {
    const labels = [...new Set(items.flatMap((item) => (item.group === group ? item.label : [])))];
    const find = (car: ShownCar, label: string) =>
      car.equipment.find((item) => item.group === group && item.label === label);
    return {
      title: `Équipement : ${group}`,
      rows: labels.map((label) => ({
        label,
        unit: null,
        texts: cars.map((car) => equipmentText(find(car, label))),
        best: NOBODY,
      })),
    };
  });
}

/** A line of the data sheet. Its unit is that of all cars, or none: litres and kilowatt-hours stay beside their figures. */
function specRow(row: SpecRow, cars: readonly ShownCar[]): ComparedRow {
  const units = new Set(cars.flatMap(({ specs }) => (typeof specs[row.key] === "number" ? unitOf(row, specs) : [])));
  const [unit = null] = units.size === 1 ? units : [];
  const text = ({ specs }: ShownCar) => {
    const value = specs[row.key];
    return unit !== null && typeof value === "number" ? figure(value, "").trim() : specText(row, specs);
  };
  return { label: row.label, unit, texts: cars.map(text), best: bestOfRow(row, cars) };
}

/** All lines of a comparison, in the groups of the data sheet: first what differs (rule: guide/compare-rows). */
export function comparisonGroups(cars: readonly ShownCar[], loan: LoanWords = null): readonly ComparedGroup[] {
  const electric = cars.some(({ specs }) => specs.battery !== undefined);
  const sheet = SPEC_ROWS.filter((group) => electric || !isBattery(group)).map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => specRow(row, cars)),
  }));
  const groups = [...sheet, ...equipmentGroups(cars)].map(({ title, rows }) => ({
    title,
    rows: [...rows].sort(descending((row) => Number(differs(row)))),
  }));
  return [
    { title: "Prix et avis", rows: firstRows(cars, loan) },
    ...usedGroup(cars),
    ...groups.sort(descending(({ rows }) => Number(rows.some(differs)))),
  ];
}

/** Whether the cars of a line are not all alike. */
export const differs = ({ texts }: Pick<ComparedRow, "texts">) => new Set(texts).size > 1;
const isFilled = ({ texts }: ComparedRow) => texts.some((text) => text !== UNKNOWN);

/** Filters the lines by the visitor's display options; groups without lines are left out. */
export function shownGroups(groups: readonly ComparedGroup[], view: View): readonly ComparedGroup[] {
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) => (!view.differences || differs(row)) && (!view.filled || isFilled(row))),
    }))
    .filter(({ rows }) => rows.length > 0);
}
