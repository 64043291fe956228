import { ASSETS } from "./ad-page";
import { ask } from "./worker";

/** A database that fails whatever it is asked. */
export const BROKEN = {
  prepare: () => {
    throw new TypeError("no database");
  },
  batch: () => Promise.reject(new TypeError("no database")),
} as unknown as D1Database;

/** Visits a page while the database fails. */
export const visitWithout = (address: string) => ask(address, {}, { ASSETS, DB: BROKEN });
