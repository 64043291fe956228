import { ROWS_PER_PAGE } from "../src/contract/shared/endpoints";

export const MAX_PER_PAGE = 200;

export interface Page<Item> {
  data: Item[];
  total: number;
  page: number;
  par_page: number;
  total_general: number;
}

export interface PageRequest {
  page: number;
  perPage: number;
  /** Milliseconds; null: everything. */
  since: number | null;
}

const counted = (text: string | null, fallback: number): number | null => {
  if (text === null || text === "") return fallback;
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : null;
};

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z)?$/;

/** `page`, `par_page` (200 at most) and `modifie_depuis`; a French sentence where one of them makes no sense. */
export function readPaging(query: URLSearchParams): PageRequest | string {
  const page = counted(query.get("page"), 1);
  const perPage = counted(query.get("par_page"), ROWS_PER_PAGE);
  if (page === null || perPage === null) return "page et par_page sont des entiers positifs";
  const text = query.get("modifie_depuis");
  const since = text ? (DATE.test(text) ? Date.parse(text) : Number.NaN) : null;
  if (Number.isNaN(since)) return "modifie_depuis est une date ISO 8601";
  return { page, perPage: Math.min(perPage, MAX_PER_PAGE), since };
}

/** One page of the rows changed since the asked instant, which itself counts. */
export function pageOf<Item>(
  items: readonly Item[],
  changedAt: (item: Item) => string,
  { page, perPage, since }: PageRequest,
): Page<Item> {
  const wanted = since === null ? items : items.filter((item) => Date.parse(changedAt(item)) >= since);
  return {
    data: wanted.slice((page - 1) * perPage, page * perPage),
    total: wanted.length,
    page,
    par_page: perPage,
    total_general: items.length,
  };
}
