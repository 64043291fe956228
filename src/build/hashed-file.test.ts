import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeHashed } from "./hashed-file";

// rule: site/same-bytes
test("a build has one file of each kind, whatever earlier builds have left", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "hashed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = writeHashed(folder, "marks", "webp", "Toyota");
  writeHashed(folder, "cars", "json", "[]");
  writeFileSync(path.join(folder, "static/marks-of-dealers.webp"), "");
  const second = writeHashed(folder, "marks", "webp", "Toyota, Kia");
  expect(second).not.toBe(first);
  expect(readdirSync(path.join(folder, "static")).sort()).toEqual([
    expect.stringMatching(/^cars-[0-9a-f]{10}\.json$/),
    path.basename(second),
    "marks-of-dealers.webp",
  ]);
  expect(writeHashed(folder, "marks", "webp", "Toyota")).toBe(first);
});
