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

const fileOf = (options: Pick<Options, "stateDir" | "apiBase">) =>
  join(apiFolder(options, "new-prices"), "get_versions.json");

/** @param warn is told when the file is there and cannot be read: the histories begin anew */
async function readHistories(file: string, warn: (message: string) => void): Promise<PriceHistories> {
  try {
    return histories.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing) warn("L’historique des prix neufs n’a pas pu être lu : il recommence aujourd’hui.");
    return {};
  }
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
