import * as z from "zod/mini";
import { contentEndpoints, KEY_HEADER } from "../../src/contract/endpoints";
import { groupDigits } from "../../src/lib/price";

const ENDPOINT = contentEndpoints.versions.name;
const RISE = 5_000;

const firstVersion = z.object({ data: z.tuple([z.object({ car_id: z.number(), prix: z.number() })], z.unknown()) });

export interface PriceChange {
  /** As pages show it. */
  readonly shown: string;
  undo(): Promise<void>;
}

/** Makes the first version a little dearer on the reference server, as an editor would. */
export async function changePrice(apiBase: string, apiKey: string): Promise<PriceChange> {
  const answer = await fetch(`${apiBase}/api.php?endpoint=${ENDPOINT}&par_page=1`, { headers: { [KEY_HEADER]: apiKey } });
  const [{ car_id: id, prix }] = firstVersion.parse(await answer.json()).data;
  const control = (method: string, body?: object) =>
    fetch(`${apiBase}/__control`, { method, headers: { "Content-Type": "application/json" }, ...(body && { body: JSON.stringify(body) }) });
  await control("POST", { endpoint: ENDPOINT, id, set: { prix: prix + RISE } });
  return {
    shown: groupDigits(prix + RISE),
    undo: async () => {
      await control("DELETE");
    },
  };
}
