import { type Client, createClient, type Wait } from "../../plugins/gatsby-source-guide-auto/src/fetch/client";
import type { Options } from "../../plugins/gatsby-source-guide-auto/src/options";

/** Who asks: the site, somebody with another key, and somebody without. */
export interface Clients {
  readonly right: Client;
  readonly wrong: Client;
  readonly none: Client;
}

const WRONG_KEY = "cle-fausse-de-verification";

export const clientsOf = (options: Options, wait: Wait): Clients => ({
  right: createClient(options, wait),
  wrong: createClient({ ...options, apiKey: WRONG_KEY }, wait),
  none: createClient({ ...options, apiKey: null }, wait),
});
