import { afterAll } from "vitest";
import { testCrossSite } from "./attacks/cross-site";
import { testElsewhere } from "./attacks/elsewhere";
import { testForgeries } from "./attacks/forgeries";
import { testNonsense } from "./attacks/nonsense";
import { targetsOf } from "./support/bed-target";
import { figure } from "./support/figures";
import { onOneBed } from "./support/one-bed";
import { SEED } from "./support/seed";

/** One combination of origin, type and method in so many is tried at each address, a different one each time, so that every combination passes through HTTP. functions/cross-site.workerd.test.ts tries all of them at each address. */
const ONE_IN = 13;
/** Requests per address. They pass through wrangler's HTTP; functions/nonsense.workerd.test.ts sends thousands more to the Worker itself. */
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
