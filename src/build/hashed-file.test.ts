import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeHashed } from "./hashed-file";

// rule: site/same-bytes
test("a build has one file of each kind, whatever earlier builds have left", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "hashed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = writeHashed(folder, "cars", "json", "[]");
  writeHashed(folder, "dealers", "json", "[]");
  writeFileSync(path.join(folder, "static/cars-of-dealers.json"), "");
  const second = writeHashed(folder, "cars", "json", "[1]");
  expect(second).not.toBe(first);
  expect(readdirSync(path.join(folder, "static")).sort()).toEqual([
    path.basename(second),
    "cars-of-dealers.json",
    expect.stringMatching(/^dealers-[0-9a-f]{10}\.json$/),
  ]);
  expect(writeHashed(folder, "cars", "json", "[]")).toBe(first);
});
