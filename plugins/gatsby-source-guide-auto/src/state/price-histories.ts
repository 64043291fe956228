import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Options } from "../options";
import { apiFolder } from "./api-folder";
import { writeAtomic } from "./write-atomic";

const datedPrice = z.object({
  /** Day since which it is the price: « 2026-11-21 ». */
  date: z.string(),
  /** List price in francs CFA. */
  price: z.int(),
});
export type DatedPrice = z.infer<typeof datedPrice>;
const histories = z.record(z.string(), z.array(datedPrice));
/** Id of a version → its list prices, the oldest first. */
export type PriceHistories = z.infer<typeof histories>;

/** Prices that are kept of a version; the oldest go first. */
const MAX_PRICES = 24;

interface Priced {
  readonly car_id: number;
  readonly prix: number | null;
  readonly prix_date: string | null;
}

/**
 * Adds a price to those that were known before (rule: costs/new-price-history). It holds since the day that api.php gives it, if that is later than the
 * last one, else since today. Of several prices of one day the last one counts, so a price that is set back on the same day leaves no trace.
 */
export function withPrice(
  before: readonly DatedPrice[],
  { prix, prix_date }: Pick<Priced, "prix" | "prix_date">,
  today: string,
): DatedPrice[] {
  const last = before.at(-1);
  if (prix === null || prix === last?.price) return [...before];
  if (!last) return [{ date: prix_date !== null && prix_date < today ? prix_date : today, price: prix }];
  const date = prix_date !== null && prix_date > last.date && prix_date < today ? prix_date : today;
  const earlier = before.filter((one) => one.date < date);
  return earlier.at(-1)?.price === prix ? earlier : [...earlier, { date, price: prix }].slice(-MAX_PRICES);
}

const isIn = (history: readonly DatedPrice[], { date, price }: DatedPrice) =>
  history.some((one) => one.date === date && one.price === price);

/** The prices of both histories by date, each once; of two on one day the second history's, and none that one of them took back since `before`. */
function joinPrices(one: readonly DatedPrice[], other: readonly DatedPrice[], before: readonly DatedPrice[]) {
  const taken = before.filter((dated) => !isIn(one, dated) || !isIn(other, dated));
  const byDate = new Map([...one, ...other].filter((dated) => !isIn(taken, dated)).map((dated) => [dated.date, dated]));
  const inOrder = [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return inOrder.filter(({ price }, place) => price !== inOrder[place - 1]?.price).slice(-MAX_PRICES);
}

/** The histories that two builders kept apart, in one. @param before from which both went on */
export const joinHistories = (one: PriceHistories, other: PriceHistories, before: PriceHistories): PriceHistories =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((id) => [id, joinPrices(one[id] ?? [], other[id] ?? [], before[id] ?? [])]),
  );

/** @returns null when the text is not that of histories. */
export function parseHistories(text: string): PriceHistories | null {
  try {
    return histories.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // The text is no JSON.
  }
}

const fileOf = (options: Pick<Options, "stateDir" | "apiBase">) =>
  join(apiFolder(options, "new-prices"), "get_versions.json");

/** @param warn is told when the file is there and cannot be read: the histories begin anew */
async function readHistories(file: string, warn: (message: string) => void): Promise<PriceHistories> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) =>
    error.code === "ENOENT" ? "{}" : null,
  );
  const known = text === null ? null : parseHistories(text);
  if (!known) warn("L’historique des prix neufs n’a pas pu être lu : il recommence aujourd’hui.");
  return known ?? {};
}

/** Keeps the list prices of all versions by date, in the folder of the build's state. @returns those of every version that has ever been priced */
export async function keepPrices(
  options: Pick<Options, "stateDir" | "apiBase">,
  versions: readonly Priced[],
  today: string,
  warn: (message: string) => void,
): Promise<PriceHistories> {
  const file = fileOf(options);
  const before = await readHistories(file, warn);
  const after = {
    ...before,
    ...Object.fromEntries(versions.map((row) => [row.car_id, withPrice(before[row.car_id] ?? [], row, today)])),
  };
  await writeAtomic(file, JSON.stringify(after));
  return after;
}
