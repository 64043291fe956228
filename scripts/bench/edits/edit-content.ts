import { chanceOf } from "./chance";
import type { Edit, EditKind } from "./edit";
import { ARTICLE_EDITS } from "./kinds-of-articles";
import { CAR_EDITS } from "./kinds-of-cars";
import { OFFER_EDITS } from "./kinds-of-offers";
import { SITE_EDITS } from "./kinds-of-site";
import { TABLES, type TableName, type Tables } from "./tables";

/** Tables whose rows no other table names: one of them alone can go back to what it was. */
const FREE = [
  "country",
  "site",
  "banners",
  "topics",
  "pages",
  "guides",
  "sheet",
] as const satisfies readonly TableName[];

/** Puts one table back to what it was before any edit, because what was known of it then may still be kept somewhere. */
const takeBack: EditKind = (_tables, chance, first) => {
  const name = chance.of("table", FREE);
  return { told: `${name} : comme au début`, changed: { [name]: first[name] } };
};

/** Cars are edited most, as they are by editors, and most pages show some. */
const GROUPS = [CAR_EDITS, CAR_EDITS, OFFER_EDITS, ARTICLE_EDITS, [...SITE_EDITS, takeBack]];

/** Whether the edit leaves the content as it was, as one does that sets a field to what it is. */
const changesNothing = (tables: Tables, { changed }: Edit) =>
  TABLES.every((name) => !changed[name] || JSON.stringify(changed[name]) === JSON.stringify(tables[name]));

/**
 * The edit that a seed chooses, which depends on nothing else than the seed, its number and the content.
 * @param first the content before any edit
 * @param number place of the edit among those of the seed, from 1
 */
export function editContent(tables: Tables, first: Tables, seed: string, number: number): Edit {
  for (let attempt = 1; ; attempt += 1) {
    const chance = chanceOf(`${seed}/${attempt}`, number);
    const edit = chance.of("kind", chance.of("group", GROUPS))(tables, chance, first);
    if (edit && !changesNothing(tables, edit)) return edit;
  }
}
