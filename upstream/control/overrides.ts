import type { Catalogue } from "../catalogue/catalogue";
import { listKindOf, listKinds } from "../endpoints";
import type { Row } from "../row";

type Lists = Catalogue["lists"];

export interface Overrides {
  /** Fields of one row to answer instead of the editors'; null takes the row out. False: no such list. */
  set: (endpoint: string, id: number, fields: Row | null) => boolean;
  clear: () => void;
  /** Grows with every change. */
  revision: () => number;
  applied: (lists: Lists) => Lists;
}

/** Rows that tests change in memory, without touching a content file. */
export function overrides(): Overrides {
  const byKind = new Map<string, Map<unknown, Row | null>>();
  let revision = 0;
  return {
    set(endpoint, id, fields) {
      const kind = listKindOf(endpoint);
      if (!kind || !listKinds.some((list) => list.kind === kind)) return false;
      const rows = byKind.get(kind) ?? new Map<unknown, Row | null>();
      const before = rows.get(id);
      rows.set(id, fields && { ...before, ...fields });
      byKind.set(kind, rows);
      revision += 1;
      return true;
    },
    clear() {
      byKind.clear();
      revision += 1;
    },
    revision: () => revision,
    applied(lists) {
      const out = { ...lists };
      for (const { kind, id } of listKinds) {
        const rows = byKind.get(kind);
        if (!rows) continue;
        out[kind] = lists[kind].flatMap((row) => {
          const fields = rows.get(row[id]);
          return fields === null ? [] : [{ ...row, ...fields }];
        });
      }
      return out;
    },
  };
}
