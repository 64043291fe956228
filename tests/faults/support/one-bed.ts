import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { few } from "../../support/failing";
import { type Bed, openBed } from "./test-bed";
import { figure } from "./figures";

/**
 * Declares tests that share a bed. The last one searches everything recorded for secrets and personal data, so the order is fixed.
 * @param tests declares the tests; the bed is open inside tests and hooks only
 */
export const onOneBed = (tests: (bed: () => Bed) => void): void => {
  describe("on one small site", { shuffle: false }, () => {
    let bed: Bed | undefined;
    const opened = (): Bed => {
      if (!bed) throw new Error("the bed is open inside tests and hooks only");
      return bed;
    };
    beforeAll(async () => void (bed = await openBed()));
    afterAll(() => bed?.close());

    tests(opened);

    test("no secret and no personal data is in an answer, a log or a published file", () => {
      const { leaks, answers, logLines, files } = opened().searched();
      figure(
        "secrets et données trouvés",
        `${answers} réponses, ${logLines} lignes, ${files} fichiers`,
        String(leaks.length),
        [{ what: "0", met: leaks.length === 0 }],
      );
      expect(few(leaks)).toEqual([]);
      expect([answers, logLines, files].every((count) => count > 10)).toBe(true);
    });
  });
};
