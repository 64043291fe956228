import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { few } from "../../support/failing";
import { type Bed, openBed } from "./bed";
import { figure } from "./figures";

/**
 * Tests that share a bed. Once they have run, what went by is searched for what nobody should read: hence the order that no shuffling changes.
 * @param tests declares them; the bed is open inside tests and hooks
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

    test("no secret and nothing that people wrote stands in an answer, a log or a published file", () => {
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
