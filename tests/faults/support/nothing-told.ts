import { expect, test } from "vitest";
import { few } from "../../support/failing";
import type { Bed } from "./bed";
import { figure } from "./figures";

/** Ends each of these files: what went by while its tests ran is searched for what nobody should read. */
export const testNothingIsTold = (bed: () => Bed) =>
  test("no secret and nothing that people wrote stands in an answer, a log or a published file", () => {
    const { leaks, answers, logLines, files } = bed().searched();
    figure("secrets et données trouvés", `${answers} réponses, ${logLines} lignes, ${files} fichiers`, String(leaks.length), [{ what: "0", met: leaks.length === 0 }]);
    expect(few(leaks)).toEqual([]);
    expect([answers, logLines, files].every((count) => count > 10)).toBe(true);
  });
