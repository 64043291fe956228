import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rowSchemas } from "../../../src/contract/wire/rows";
import { catalogueOf } from "../../../upstream/catalogue/catalogue";
import { contentReader } from "../../../upstream/source/content";
import { SMALL_CONTENT } from "../../../upstream/testing/client";
import { editContent } from "./edit-content";
import { readTables, type Tables, writeTables } from "./tables";

function copyContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SMALL_CONTENT, folder, { recursive: true });
  return folder;
}

const first = await readTables(SMALL_CONTENT);

function editsOf(seed: string, count: number): { readonly told: readonly string[]; readonly tables: Tables } {
  let tables: Tables = first;
  const told: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const edit = editContent(tables, first, seed, number);
    tables = { ...tables, ...edit.changed };
    told.push(edit.told);
  }
  return { told, tables };
}

test("A seed makes the same edits each time, and another seed makes others", () => {
  expect(editsOf("1", 40)).toEqual(editsOf("1", 40));
  expect(editsOf("2", 40).told).not.toEqual(editsOf("1", 40).told);
});

test("Editors’ files that are written are read back as they were", async () => {
  const folder = copyContent();
  await writeTables(folder, first);
  expect(await readTables(folder)).toEqual(first);
});

test.each(["1", "2", "3", "4", "5"])(
  "Whatever is edited with seed %s, api.php sends no row that a build refuses",
  async (seed) => {
    const folder = copyContent();
    await writeTables(folder, editsOf(seed, 300).tables);
    const { lists } = catalogueOf(contentReader(folder)(), new Date("2026-11-21"));
    const refused = Object.entries(rowSchemas).flatMap(([kind, schema]) =>
      kind === "banners"
        ? []
        : lists[kind as keyof typeof lists]
            .filter((row) => !schema.safeParse(row).success)
            .map((row) => ({ kind, row })),
    );
    expect(refused).toEqual([]);
    expect(lists.versions.length).toBeGreaterThan(40);
    expect(lists.models.length).toBe(first.models.length);
  },
);
