import type { Chance } from "./chance";
import type { Tables } from "./tables";

/** What an editor did: the tables that changed, and a line that says what. */
export interface Edit {
  readonly told: string;
  readonly changed: Partial<Tables>;
}
/** One kind of edit; null where the content has nothing that could be edited so. @param first the content before any edit */
export type EditKind = (tables: Tables, chance: Chance, first: Tables) => Edit | null;
