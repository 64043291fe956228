import { endpointTable } from "../endpoint-table";
import type { Examples } from "./examples";
import { fieldsPage, shownFields } from "./fields-page";
import { meanings } from "./meanings/meanings";
import { openApi } from "./openapi";

/** File of `docs/api` → its text, as the schemas say it now. */
export const documents = (examples: Examples): ReadonlyMap<string, string> =>
  new Map([
    ["openapi.json", `${JSON.stringify(openApi(examples), null, 2)}\n`],
    ["champs.md", fieldsPage(examples)],
  ]);

/** Fields that have no sentence, and sentences of fields that are no more: « get_versions.prix ». */
export function wordsAmiss(): readonly string[] {
  return endpointTable.flatMap(({ name }) => {
    const fields = shownFields({ name }).map(({ path }) => path);
    const words = Object.keys(meanings[name]);
    const alone = [
      ...fields.filter((path) => !words.includes(path)),
      ...words.filter((path) => !fields.includes(path)),
    ];
    return alone.map((path) => `${name}.${path}`);
  });
}
