import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openTestFolder } from "./memory-folder";

test.each(["/proc", "/no/such/folder"])(
  "where the system keeps no files in memory (%s), they stand on the disk, until the tests are over",
  (none) => {
    const folder = openTestFolder(none);
    expect(path.dirname(folder.path)).toBe(tmpdir());
    expect(existsSync(folder.path)).toBe(true);
    folder.remove();
    expect(existsSync(folder.path)).toBe(false);
  },
);
