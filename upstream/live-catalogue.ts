import { createHash } from "node:crypto";
import { type Catalogue, catalogueOf } from "./catalogue/catalogue";
import { multiply } from "./catalogue/multiply";
import type { Row } from "./row";
import { contentReader } from "./source/content";
import { stampOf } from "./source/folder";
import { type ChangeLog, changeLog } from "./change-log";
import { type Overrides, overrides } from "./control/overrides";

export interface LiveCatalogue {
  /** The catalogue of this moment; the same object as long as nothing changed. */
  now: () => Catalogue;
  overrides: Overrides;
}

/** Reads the folder again whenever a file, a row set by a test or the day has changed: no restart after an edit. */
export function liveCatalogue(options: {
  contentDir: string;
  models?: number;
  clock?: () => Date;
  changes?: ChangeLog;
  /** What visitors make of the reviews; `revision` is another one whenever that has changed. */
  visitors?: { readonly applied: (reviews: readonly Row[]) => readonly Row[]; readonly revision: () => number };
  /** Is given what the change log knows after each comparison. */
  remember?: (memory: ReturnType<ChangeLog["memory"]>) => void;
}): LiveCatalogue {
  const clock = options.clock ?? (() => new Date());
  const read = contentReader(options.contentDir);
  const changes = options.changes ?? changeLog();
  const set = overrides();
  let known: { stamp: string; catalogue: Catalogue } | null = null;

  function now(): Catalogue {
    const today = clock();
    const stamp = createHash("sha1").update(`${stampOf(options.contentDir)}|${today.toISOString().slice(0, 10)}|${set.revision()}|${options.visitors?.revision() ?? 0}`).digest("hex");
    if (known?.stamp === stamp) return known.catalogue;
    const catalogue = catalogueOf(read(), today);
    const models = new Set(catalogue.lists.models.map(({ id }) => id));
    if (options.visitors) catalogue.lists.reviews = options.visitors.applied(catalogue.lists.reviews).filter((review) => models.has(review["id_modele"]));
    if (options.models) Object.assign(catalogue.lists, multiply(catalogue.lists, options.models));
    catalogue.lists = changes.dated(set.applied(catalogue.lists), today);
    options.remember?.(changes.memory());
    known = { stamp, catalogue };
    return catalogue;
  }

  now();
  return { now, overrides: set };
}
