import * as z from "zod/mini";
import type { Content } from "../../plugins/gatsby-source-guide-auto/src/content";
import { parseJson } from "../../plugins/gatsby-source-guide-auto/src/fetch/parse-json";
import { contentEndpoints } from "../../src/contract/shared/endpoints";
import { listEnvelope } from "../../src/contract/wire/envelope";
import { SUGGESTIONS } from "../../src/contract/wire/suggestion";
import { type Endpoint, endpointTable } from "../../upstream/endpoint-table";
import { schemaOf } from "../../upstream/documents/components";
import { isItem, items } from "../../upstream/items";
import { ask, type Question, unknownParameter, wrongKey } from "./checks";
import type { Clients } from "./clients";
import type { RowFaults } from "./row-faults";
import { type Check, type Verdict, verdictOf } from "./verdict";

const NOBODY = "membre-de-verification";
const itemEnvelope = z.object({ data: z.record(z.string(), z.unknown()) });

/** What is asked of an endpoint, of the content that was read; null where nothing can be. */
function questionFor(name: Endpoint["name"], content: Content): Question | null {
  if (name === SUGGESTIONS) {
    // The site asks for no single letter.
    const model = content.models.find(({ nom_du_modele }) => nom_du_modele.length > 1);
    return model ? { search: model.nom_du_modele } : null;
  }
  if (!isItem(name)) return { id_membre: NOBODY };
  const { list, field, parameter } = items[name];
  const row = content[list][0];
  return row ? { [parameter]: String(Reflect.get(row, field)) } : null;
}

/** What the Worker asks while a visitor waits: rows, each judged. */
async function judgeRows(endpoint: Endpoint, question: Question, clients: Clients, rowFaults: RowFaults) {
  const answer = await ask(clients.right, endpoint.name, question);
  const read = answer.ok ? parseJson(endpoint.name, answer.value.body, listEnvelope) : answer;
  if (!read.ok) return { rows: null, faults: [`${read.problem.message}.`] };
  const { data } = read.value;
  const faults = data.flatMap((row, index) =>
    rowFaults.of(endpoint, `ligne n° ${index + 1} laissée de côté`, row, schemaOf(endpoint)),
  );
  const isSilent = endpoint.name === SUGGESTIONS && data.length === 0;
  return { rows: data.length, faults: isSilent ? [...faults, `rien ne répond à « ${question["search"]} ».`] : faults };
}

/** An item that nobody has is 404. */
async function unknownItem({ right }: Clients, name: string, question: Question): Promise<Check> {
  const nobody = Object.fromEntries(
    Object.entries(question).map(([parameter, value]) => [parameter, /^\d+$/.test(value) ? "999999999" : "inconnu-0"]),
  );
  const answer = await ask(right, name, nobody);
  const isRight = !answer.ok && answer.problem.status === 404;
  return { name: "élément inconnu 404", faults: isRight ? [] : ["un élément inconnu n’est pas répondu par 404."] };
}

/** One item: the site does not ask it, so that a server need not have it. */
async function judgeItem(endpoint: Endpoint, question: Question, clients: Clients, rowFaults: RowFaults) {
  const answer = await ask(clients.right, endpoint.name, question);
  if (!answer.ok && answer.problem.status === 404) return null;
  const read = answer.ok ? parseJson(endpoint.name, answer.value.body, itemEnvelope) : answer;
  if (!read.ok) return { rows: null, faults: [`${read.problem.message}.`] };
  return { rows: 1, faults: rowFaults.of(endpoint, "data", read.value.data, schemaOf(endpoint)) };
}

const skipped = (endpoint: string, why: string): Verdict => ({
  endpoint,
  rows: null,
  honoured: [],
  faults: [],
  skipped: why,
});

async function judgeOne(endpoint: Endpoint, content: Content, clients: Clients, faults: RowFaults): Promise<Verdict> {
  const { name, shape } = endpoint;
  const question = questionFor(name, content);
  if (!question) return skipped(name, "pas jugé, faute d’une ligne à demander");
  const isOne = shape === "item";
  const judged = await (isOne ? judgeItem : judgeRows)(endpoint, question, clients, faults);
  if (!judged) return skipped(name, "pas servi ; le site ne le demande pas");
  if (judged.rows === null) return verdictOf(name, null, [], judged.faults);
  const checks = [
    ...(isOne ? [await unknownItem(clients, name, question)] : []),
    await unknownParameter(clients, name, question),
    await wrongKey(clients, name, question),
  ];
  return verdictOf(name, judged.rows, checks, judged.faults);
}

const content: ReadonlySet<string> = new Set(Object.values(contentEndpoints).map(({ name }) => name));

/** All that can be read and that no build reads: what the Worker asks, and single items. */
export const judgeAsked = (of: Content, clients: Clients, rowFaults: RowFaults): Promise<readonly Verdict[]> =>
  Promise.all(
    endpointTable
      .filter(({ name, shape }) => shape !== "message" && !content.has(name))
      .map((endpoint) => judgeOne(endpoint, of, clients, rowFaults)),
  );
