import * as z from "zod/mini";
import { MEMBER_REVIEWS } from "../../src/contract/wire/member-review";
import { SUGGESTIONS } from "../../src/contract/wire/suggestion";
import { endpointTable, type Endpoint } from "../endpoint-table";
import { isItem, items } from "../items";
import { startUpstream } from "../server";
import { exampleOf, type Examples, rowsIn, valueAt } from "./examples";
import { listOfItem } from "./meanings/meanings";
import { messageSamples } from "./message-samples";

/** Promos begin and end a number of days from today: examples are of one day. */
const DAY = new Date("2026-11-21T08:30:00Z");

const answer = z.record(z.string(), z.unknown());

/** What an example asks of an endpoint that needs to be told something. */
function questionFor(name: Endpoint["name"], examples: Examples): Readonly<Record<string, string>> {
  if (name === SUGGESTIONS) return { search: "hilux" };
  if (name === MEMBER_REVIEWS) return { id_membre: messageSamples.poster_avis.id_membre };
  const list = listOfItem(name);
  if (!isItem(name) || !list) return {};
  const rows = rowsIn(examples.get(list) ?? {}, "list");
  return { [items[name].parameter]: String(valueAt(rows, items[name].field)) };
}

/** One answer of each endpoint, cut, of the reference server with the demo catalogue; of each message, the body that the site sends. */
export async function takeExamples(): Promise<Examples> {
  const { url, close } = await startUpstream({ port: 0, key: "", clock: () => DAY });
  const examples = new Map<string, Readonly<Record<string, unknown>>>(Object.entries(messageSamples));
  const addressOf = (endpoint: string, more: Readonly<Record<string, string>> = {}) =>
    `${url}/api.php?${new URLSearchParams({ endpoint, ...more }).toString()}`;
  try {
    await fetch(addressOf("poster_avis"), {
      method: "POST",
      headers: { "Idempotency-Key": messageSamples.retirer_avis.id_message },
      body: JSON.stringify(messageSamples.poster_avis),
    });
    for (const { name, shape } of endpointTable) {
      if (shape === "message") continue;
      const response = await fetch(addressOf(name, questionFor(name, examples)));
      examples.set(name, exampleOf(answer.parse(await response.json())));
    }
    return examples;
  } finally {
    await close();
  }
}
