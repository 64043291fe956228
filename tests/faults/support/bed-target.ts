import { readFileSync } from "node:fs";
import path from "node:path";
import type { Bed } from "./test-bed";
import { withDatabase } from "./database";
import { openMarket } from "./open-market";
import { headersFile, type Market, type Target } from "./target";

/** The Worker of a bed, behind wrangler's HTTP. @returns a function that opens a target: each has a new member, and all share one market */
export function targetsOf(bed: () => Bed): () => Promise<Target> {
  let market: Promise<Market> | undefined;
  return async () => {
    const { member, site } = bed();
    /** Repeats a request once if the accounts timed out, as they do on a busy machine; the Worker tells its clients to retry. */
    const ask: Target["ask"] = async (asked) => {
      const answered = await bed().ask(asked);
      return answered.status === 503 && answered.body.includes('"accounts_down"') ? bed().ask(asked) : answered;
    };
    return {
      site: site.address,
      member: await member(),
      market: await (market ??= openMarket(bed())),
      always: headersFile.parse(JSON.parse(readFileSync(path.join(site.root, "dist/_ids/headers.json"), "utf8"))),
      dropsEmptyHeaders: true,
      ask,
      messageIds: async () => withDatabase(site.root, (database) => database.messageIds()),
      rows: async () => withDatabase(site.root, (database) => database.rows()),
    };
  };
}
