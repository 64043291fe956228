import { expect, test } from "vitest";
import { changedSearch, randomFrom } from "../../scripts/bench/costly-search";
import { anAddress } from "../support/reference-api";
import { figure } from "./support/figures";
import { FORMS } from "./support/forms";
import { enlargeMarket } from "./support/large-market";
import { onOneBed } from "./support/one-bed";
import { openMarket } from "./support/open-market";
import { SEED } from "./support/seed";
import { together } from "./support/in-lanes";

const SEARCHES = 400;
const VISITORS = 40;
/** The requests that one network may send in ten seconds (wrangler.toml). */
const MAX_READ = 30;
const WINDOW = 10_000;

onOneBed((bed) => {
  const search = (query: string, address: string) =>
    bed().ask({ path: `/api/ads?${query}`, headers: { "CF-Connecting-IP": address } });

  test("one network that sends the most expensive searches is limited, while others search and write as before (long: a market of 13.000 ads is made first)", async () => {
    const { online } = await openMarket(bed());
    await enlargeMarket(bed().site, online);
    const random = randomFrom(SEED);
    let query = "";
    const dear = Array.from({ length: SEARCHES }, () => (query = changedSearch(query, random)));
    const attacker = anAddress();
    const from = performance.now();
    const visits = Array.from({ length: VISITORS }, () => async () => {
      const began = performance.now();
      const statuses = [
        (await search("marque=toyota", anAddress())).status,
        (await bed().send("contact", FORMS.contact())).status,
      ];
      return { statuses: statuses.join(), took: performance.now() - began };
    });
    const [attacks, others] = await Promise.all([
      together(dear, async (one) => (await search(one, attacker)).status),
      together(visits, (visit) => visit()),
    ]);
    const windows = Math.ceil((performance.now() - from) / WINDOW) + 1;
    const read = attacks.filter((status) => status === 200).length;
    const slowest = Math.max(...others.map(({ took }) => took));
    figure(
      "recherches coûteuses",
      `${SEARCHES} d’un réseau, 13.000 annonces`,
      `${read} lues, ${attacks.length - read} arrêtées ; ${VISITORS} visiteurs servis, ${Math.round(slowest)} ms au plus`,
      [{ what: `${MAX_READ} par dix secondes`, met: read <= MAX_READ * windows }],
    );
    expect(new Set(attacks)).toEqual(new Set([200, 429]));
    expect(read, `seed ${SEED}`).toBeLessThanOrEqual(MAX_READ * windows);
    expect([...new Set(others.map(({ statuses }) => statuses))]).toEqual(["200,202"]);
  });
});
