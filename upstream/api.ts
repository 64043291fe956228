import { contentEndpoints } from "../src/contract/shared/endpoints";
import { SUGGESTIONS } from "../src/contract/wire/suggestion";
import type { Catalogue } from "./catalogue/catalogue";
import type { Fault } from "./control/faults";
import { spoilt } from "./control/spoil-rows";
import { listKindOf, listKinds } from "./endpoints";
import { type Answer, errorAnswer, jsonAnswer } from "./http/send";
import { itemAnswer } from "./items";
import { pageOf, readPaging } from "./paging";
import { textIn } from "./row";
import { suggestions } from "./suggestions";

/** The answer of `api.php?endpoint=…` to a caller whose key was accepted. 404 on an unknown endpoint. */
export function apiAnswer(endpoint: string, query: URLSearchParams, catalogue: Catalogue, fault: Fault | null): Answer {
  const { lists, banners } = catalogue;
  if (endpoint === contentEndpoints.banners.name) return jsonAnswer(200, { data: banners });
  if (endpoint === SUGGESTIONS) return jsonAnswer(200, { data: suggestions(query.get("search") ?? "", lists) });
  const kind = listKindOf(endpoint);
  if (!kind)
    return (
      itemAnswer(endpoint, query, lists) ?? errorAnswer(404, `Endpoint inconnu : ${endpoint.slice(0, 60) || "(aucun)"}`)
    );
  const rows = spoilt(lists[kind], fault);
  if (contentEndpoints[kind].shape !== "list") return jsonAnswer(200, { data: rows });
  const asked = readPaging(query);
  if (typeof asked === "string") return errorAnswer(400, asked);
  const dateField = listKinds.find((list) => list.kind === kind)?.date ?? "date_maj";
  return jsonAnswer(
    200,
    pageOf(rows, (row) => textIn(row, dateField), asked),
  );
}
