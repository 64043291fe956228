import * as z from "zod/mini";
import { contentEndpoints, KEY_HEADER } from "../../src/contract/shared/endpoints";
import { millions } from "../../src/shared/figures/millions";
import { groupDigits } from "../../src/shared/figures/price";

const ENDPOINT = contentEndpoints.versions.name;
const RISE = 5_000;

const firstVersion = z.object({ data: z.tuple([z.object({ car_id: z.number(), prix: z.number() })], z.unknown()) });

export interface PriceChange {
  /** Id of the version whose price was raised. */
  readonly versionId: number;
  /** The new price in all its spellings. */
  readonly spellings: readonly string[];
  /** The price before, in all its spellings. */
  readonly before: readonly string[];
  undo(): Promise<void>;
}

/** A price as pages show it, in full or in millions, and as their data contains it. */
const spellingsOf = (price: number) => [groupDigits(price), millions(price), String(price)];

async function control(apiBase: string, method: string, body?: object): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const { ok, status } = await fetch(`${apiBase}/__control`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!ok) throw new Error(`__control : ${status}`);
}

/** Raises the price of the first version on the reference server, as an editor would. */
export async function changePrice(apiBase: string, apiKey: string): Promise<PriceChange> {
  const answer = await fetch(`${apiBase}/api.php?endpoint=${ENDPOINT}&par_page=1`, {
    headers: { [KEY_HEADER]: apiKey },
  });
  const [{ car_id: id, prix }] = firstVersion.parse(await answer.json()).data;
  const dearer = prix + RISE;
  await control(apiBase, "POST", { endpoint: ENDPOINT, id, set: { prix: dearer } });
  return {
    versionId: id,
    spellings: spellingsOf(dearer),
    before: spellingsOf(prix),
    undo: () => control(apiBase, "DELETE"),
  };
}
