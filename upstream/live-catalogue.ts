import { type Catalogue, catalogueOf } from "./catalogue/catalogue";
import { multiply } from "./catalogue/multiply";
import type { Row } from "./row";
import { type Content, contentReader } from "./source/content";
import { stampOf } from "./source/folder";
import { type ChangeLog, changeLog } from "./change-log";
import { type Overrides, overrides } from "./control/overrides";

export interface LiveCatalogue {
  /** The catalogue of this moment; the same object as long as nothing changed. */
  now: () => Catalogue;
  overrides: Overrides;
}

interface Written {
  readonly read: () => Content;
  /** Another one as soon as a file or the day has changed. */
  readonly stamp: string;
  readonly catalogue: Catalogue;
}

/** What the editors wrote, by folder: made once as long as nothing of it changes, for however many servers of this process. */
const known = new Map<string, Written>();

function writtenIn(contentDir: string, today: Date): Written {
  const stamp = `${stampOf(contentDir)}|${today.toISOString().slice(0, 10)}`;
  const before = known.get(contentDir);
  if (before?.stamp === stamp) return before;
  const read = before?.read ?? contentReader(contentDir);
  const written = { read, stamp, catalogue: catalogueOf(read(), today) };
  known.set(contentDir, written);
  return written;
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
  const changes = options.changes ?? changeLog();
  const set = overrides();
  let answered: { stamp: string; catalogue: Catalogue } | null = null;

  function now(): Catalogue {
    const today = clock();
    const written = writtenIn(options.contentDir, today);
    const stamp = `${written.stamp}|${set.revision()}|${options.visitors?.revision() ?? 0}`;
    if (answered?.stamp === stamp) return answered.catalogue;
    const catalogue = { ...written.catalogue, lists: { ...written.catalogue.lists } };
    const models = new Set(catalogue.lists.models.map(({ id }) => id));
    if (options.visitors)
      catalogue.lists.reviews = options.visitors
        .applied(catalogue.lists.reviews)
        .filter((review) => models.has(review["id_modele"]));
    if (options.models) Object.assign(catalogue.lists, multiply(catalogue.lists, options.models));
    catalogue.lists = changes.dated(set.applied(catalogue.lists), today);
    options.remember?.(changes.memory());
    answered = { stamp, catalogue };
    return catalogue;
  }

  now();
  return { now, overrides: set };
}
