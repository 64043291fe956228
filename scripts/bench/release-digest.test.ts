import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { difference, digestRelease } from "./release-digest";

function release(files: Readonly<Record<string, string>>) {
  const directory = mkdtempSync(path.join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), content);
  }
  return digestRelease(directory);
}

test("Two releases differ by the files that were added, removed or changed", async () => {
  const before = await release({ "a/index.html": "prix 1", "b/index.html": "même", "old.js": "123" });
  const after = await release({ "a/index.html": "prix 20", "b/index.html": "même", "new.js": "12345" });
  expect(difference(before, after)).toEqual({ files: ["a/index.html", "new.js", "old.js"], bytes: 7 + 5 + 3 });
});

test("Files with the same content are no difference", async () => {
  const files = { "index.html": "a", "deep/er/x.js": "b" };
  expect(difference(await release(files), await release(files))).toEqual({ files: [], bytes: 0 });
});
