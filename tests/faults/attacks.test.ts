import { afterAll } from "vitest";
import { testCrossSite } from "./attacks/cross-site";
import { testElsewhere } from "./attacks/elsewhere";
import { testForgeries } from "./attacks/forgeries";
import { testNonsense } from "./attacks/nonsense";
import { targetsOf } from "./support/bed-target";
import { figure } from "./support/figures";
import { onOneBed } from "./support/one-bed";
import { SEED } from "./support/seed";

/** Of the combinations of origin, type and method, which functions/cross-site.workerd.test.ts tries all at each address: here others at each, so that each goes by HTTP somewhere. */
const ONE_IN = 13;
/** Beside the thousands of functions/nonsense.workerd.test.ts: these are read by wrangler's HTTP first. */
const REQUESTS = 150;

onOneBed((bed) => {
  const open = targetsOf(bed);

  const tried = testCrossSite(open, (all, address) => all.filter((_, index) => index % ONE_IN === address % ONE_IN));
  afterAll(() =>
    figure(
      "au nom d’un visiteur",
      `${tried.sent} combinaisons : méthode, type, origine, site`,
      `${tried.strays} message de trop`,
      [{ what: "0", met: tried.strays === 0 }],
    ),
  );

  testElsewhere(bed);
  testForgeries(bed);
  testNonsense(open, REQUESTS, SEED, ({ address, statuses, areRight }) =>
    figure("demandes insensées", `/api/${address} (graine ${SEED})`, statuses, [
      { what: "0 panne, 0 reflet", met: areRight },
    ]),
  );
});
