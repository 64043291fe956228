import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import * as z from "zod/mini";
import { endpointTable } from "../endpoint-table";
import { schemaOf } from "./components";
import { documents, wordsAmiss } from "./documents";
import { rowsIn } from "./examples";
import { takeExamples } from "./take-examples";

const FOLDER = "docs/api";
const AGAIN = "npm run docs:api writes it anew";

const row = z.record(z.string(), z.unknown());
const examples = new Map(
  readdirSync(path.join(FOLDER, "exemples")).map((file) => [
    path.basename(file, ".json"),
    row.parse(JSON.parse(readFileSync(path.join(FOLDER, "exemples", file), "utf8"))),
  ]),
);

test("each field of each endpoint has its sentence, and no sentence is of a field that is gone", () => {
  expect(wordsAmiss()).toEqual([]);
});

describe("what PHP developers read in docs/api", () => {
  it.each([...documents(examples)])("%s is what the schemas say now", (file, text) => {
    expect(readFileSync(path.join(FOLDER, file), "utf8"), AGAIN).toBe(text);
  });

  it("has an example of each endpoint, and of no other", () => {
    expect([...examples.keys()].sort()).toEqual(endpointTable.map(({ name }) => name).sort());
  });

  it.each(endpointTable.map((endpoint) => [endpoint.name, endpoint] as const))(
    "shows of %s an example that the site would take, with no field that it does not know",
    (name, endpoint) => {
      const rows = rowsIn(examples.get(name) ?? {}, endpoint.shape);
      expect(rows.length).toBeGreaterThan(0);
      for (const one of rows) {
        const parsed = schemaOf(endpoint).safeParse(one);
        expect(parsed.error?.issues ?? [], AGAIN).toEqual([]);
        expect(Object.keys(row.parse(one)).filter((field) => !(field in row.parse(parsed.data)))).toEqual([]);
      }
    },
  );

  it("has examples that can be taken again, of the catalogue as it is now", async () => {
    const now = await takeExamples();
    expect([...now.keys()].sort()).toEqual([...examples.keys()].sort());
    for (const { name, shape } of endpointTable) expect(rowsIn(now.get(name) ?? {}, shape), name).not.toEqual([]);
  });
});
