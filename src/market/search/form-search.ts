import type { AdSearch } from "../../contract/market/search";
import { readSearch } from "./read-search";

/** The search of a form's fields. Without scripts, the browser builds the same address from the same fields. */
export const searchIn = (form: HTMLFormElement): AdSearch =>
  readSearch(new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)])));
