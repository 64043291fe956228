import { formerNewCars, routes } from "../../routes";

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** Addresses that moved. The Worker handles redirects that depend on an id (`_ids`). */
export const redirects: readonly Redirect[] = [{ from: formerNewCars, to: routes.newCars, status: 301 }];

/** Content of the file `_redirects`; the query string is kept by the server. */
export const redirectsFile = (list: readonly Redirect[]) =>
  list.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
