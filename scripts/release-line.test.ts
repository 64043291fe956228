import { expect, test } from "vitest";
import { releaseLine } from "./release-line";

test.each([
  [{ pages: 523, files: 2113, changed: 4 }, "523 pages, 2.113 fichiers, 4 changés"],
  [{ pages: 1, files: 1, changed: 0 }, "1 page, 1 fichier, 0 changé"],
])("The line of a release has French plurals: %j", (release, line) => expect(releaseLine(release)).toBe(line));
