import { contentEndpoints, type ContentKind } from "../../src/contract/shared/endpoints";
import { listEnvelope } from "../../src/contract/wire/envelope";
import type { Client } from "../../plugins/gatsby-source-guide-auto/src/fetch/client";
import { fetchList } from "../../plugins/gatsby-source-guide-auto/src/fetch/fetch-list";
import { parseJson } from "../../plugins/gatsby-source-guide-auto/src/fetch/parse-json";
import { keyOf } from "../../plugins/gatsby-source-guide-auto/src/rows/policy";
import { listKinds } from "../../upstream/endpoints";
import type { Clients } from "./clients";
import type { Check } from "./verdict";

/** What an endpoint needs to be told beside its name. */
export type Question = Readonly<Record<string, string>>;

export const ask = (client: Client, endpoint: string, question: Question = {}) =>
  client.get({ endpoint, path: "/api.php", query: { endpoint, ...question } });

const UNKNOWN = "parametre_que_personne_ne_connait";

/** A parameter that it does not know is refused by 400. */
export async function unknownParameter({ right }: Clients, endpoint: string, question?: Question): Promise<Check> {
  const answer = await ask(right, endpoint, { ...question, [UNKNOWN]: "1" });
  const found = answer.ok ? "est accepté" : answer.problem.status === 400 ? null : `: ${answer.problem.message}`;
  return {
    name: "paramètre inconnu refusé",
    faults: found ? [`un paramètre inconnu ${found}, au lieu d’être refusé par 400.`] : [],
  };
}

/** No key and a wrong one are refused by 401. */
export async function wrongKey({ wrong, none }: Clients, endpoint: string, question?: Question): Promise<Check> {
  const faults: string[] = [];
  for (const [words, client] of [["une clé fausse", wrong] as const, ["l’absence de clé", none] as const]) {
    const answer = await ask(client, endpoint, question);
    if (answer.ok) faults.push(`${words} est acceptée, au lieu d’être refusée par 401.`);
    else if (answer.problem.code !== "unauthorized")
      faults.push(`${words} : ${answer.problem.message}, au lieu d’un refus par 401.`);
  }
  return { name: "clé fausse refusée", faults };
}

/** Rows of a page in this check: a list of three has two pages. */
const PAGE = "2";

async function page(client: Client, endpoint: string, number: number) {
  const answer = await ask(client, endpoint, { page: String(number), par_page: PAGE });
  return answer.ok ? parseJson(endpoint, answer.value.body, listEnvelope) : answer;
}

/** Pages are as long as asked or shorter, count all rows, follow each other and end. @param count rows of the whole list */
export async function pages({ right }: Clients, kind: ContentKind, count: number): Promise<Check> {
  const { name } = contentEndpoints[kind];
  const check = (...faults: readonly string[]): Check => ({ name: "pages", faults });
  const first = await page(right, name, 1);
  if (!first.ok) return check(`page=1&par_page=${PAGE} : ${first.problem.message}.`);
  const { data, total, par_page: size, total_general: all, page: number } = first.value;
  const faults = [
    ...(data.length > Number(PAGE) ? [`par_page=${PAGE} répond ${data.length} lignes.`] : []),
    ...(total === count ? [] : [`total vaut ${total ?? "rien"} pour une liste de ${count} lignes.`]),
    ...(all === count ? [] : [`total_general vaut ${all ?? "rien"} pour une liste de ${count} lignes.`]),
    ...(number === 1 ? [] : [`page vaut ${number ?? "rien"} sur la première page.`]),
    ...(size === undefined ? ["par_page n’est pas répondu."] : []),
  ];
  if (size === undefined || faults.length > 0 || count <= size) return check(...faults);
  const second = await page(right, name, 2);
  if (!second.ok) return check(`page=2&par_page=${PAGE} : ${second.problem.message}.`);
  const seen = new Set(data.map((row) => keyOf(kind, row)));
  if (second.value.data.some((row) => seen.has(keyOf(kind, row)))) return check("page=2 répète des lignes de page=1.");
  const beyond = await page(right, name, Math.ceil(count / size) + 1);
  if (!beyond.ok) return check(`la page après la dernière : ${beyond.problem.message}.`);
  return beyond.value.data.length > 0 ? check("la page après la dernière n’est pas vide.") : check();
}

const FUTURE = "2100-01-01T00:00:00Z";
const silent = () => {};

const dateField = (kind: ContentKind) => listKinds.find((list) => list.kind === kind)?.date ?? "";
const dateOf = (kind: ContentKind, row: object): number => Date.parse(String(Reflect.get(row, dateField(kind))));

/**
 * `modifie_depuis` chooses rows by their date, the instant itself included, and still counts them all.
 * @param rows the good ones of the whole list
 * @param count all of them, as sent
 */
export async function changedSince(
  { right }: Clients,
  kind: ContentKind,
  rows: readonly object[],
  count: number,
): Promise<Check> {
  const { name } = contentEndpoints[kind];
  const faults: string[] = [];
  const dates = rows.map((row) => dateOf(kind, row)).filter((date) => !Number.isNaN(date));
  const newest = dates.reduce((latest, date) => Math.max(latest, date), 0);
  const since = new Date(newest).toISOString().replace(/\.\d+Z$/, "Z");
  for (const asked of dates.length > 0 ? [FUTURE, since] : [FUTURE]) {
    const answer = await fetchList(right, name, asked, silent);
    if (!answer.ok) {
      faults.push(`modifie_depuis=${asked} : ${answer.problem.message}.`);
      continue;
    }
    const { rows: changed, totalGeneral } = answer.value;
    const wanted = new Set(rows.filter((row) => dateOf(kind, row) >= Date.parse(asked)).map((row) => keyOf(kind, row)));
    const got = new Set(changed.map((row) => keyOf(kind, row)));
    const missing = [...wanted].find((key) => !got.has(key));
    const older = rows.find((row) => !wanted.has(keyOf(kind, row)) && got.has(keyOf(kind, row)));
    if (missing !== undefined) faults.push(`modifie_depuis=${asked} ne donne pas la ligne ${missing}.`);
    if (older)
      faults.push(
        `modifie_depuis=${asked} donne la ligne ${keyOf(kind, older)}, dont ${dateField(kind)} est plus ancien.`,
      );
    if (totalGeneral !== count)
      faults.push(`modifie_depuis=${asked} : total_general vaut ${totalGeneral ?? "rien"} pour ${count} lignes.`);
  }
  return { name: "modifie_depuis", faults };
}
