import { contentEndpoints, type ContentKind } from "../src/contract/shared/endpoints";

type ListKind = Exclude<ContentKind, "banners">;

/** Where the rows of the paged lists carry their id and their date of change. */
export const listKinds: readonly { kind: ListKind; id: string; date: string }[] = [
  { kind: "brands", id: "id", date: "date_maj" },
  { kind: "models", id: "id", date: "date_maj" },
  { kind: "versions", id: "car_id", date: "date_maj" },
  { kind: "dealers", id: "id", date: "date_maj" },
  { kind: "reviews", id: "id", date: "date_maj" },
  { kind: "promos", id: "id", date: "date_maj" },
  { kind: "articles", id: "ID", date: "post_modified" },
  { kind: "guides", id: "id", date: "date_maj" },
];

/** The kind of list that an endpoint name answers, or null: banners are no list. */
export function listKindOf(endpoint: string): ListKind | null {
  for (const [kind, { name }] of Object.entries(contentEndpoints)) {
    if (name === endpoint && isListKind(kind)) return kind;
  }
  return null;
}

const isListKind = (kind: string): kind is ListKind => kind !== "banners" && kind in contentEndpoints;
