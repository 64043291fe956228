import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { DEMO_MODELS } from "./models";
import { photographer } from "./photos";

const folder = mkdtempSync(path.join(tmpdir(), "annonces-"));
afterAll(() => rmSync(folder, { recursive: true }));

const take = photographer(folder);
const modelNamed = (name: string) => {
  const model = DEMO_MODELS.find(({ brand, model: called }) => `${brand} ${called}` === name);
  if (!model) throw new Error(`${name} is not for sale`);
  return model;
};
const hashesOf = async (name: string) => (await take(modelNamed(name), "noir")).map(({ hash }) => hash);

test("ads of two models have each its cover, where there are many of them or they are of another size, and share the rest of a body and colour (rule: market/demonstration)", async () => {
  const galleries = await Promise.all(
    ["Ford Edge", "Ford Explorer", "Hyundai Tucson", "Toyota Land Cruiser"].map(hashesOf),
  );
  const [rare, rarer] = await Promise.all(["Nissan Juke", "Renault Captur"].map(hashesOf));
  const covers = [...galleries, rare].map((gallery) => gallery?.[0]);
  expect(new Set(covers).size).toBe(5);
  expect(new Set([...galleries, rare].map((gallery) => gallery?.slice(1).join())).size).toBe(1);
  expect(rarer).toEqual(rare);
});

test("sites that are filled at once from one folder all get every photo (rule: market/demonstration)", async () => {
  const shared = path.join(folder, "shared");
  const model = modelNamed("Hyundai Tucson");
  const [one, ...others] = await Promise.all([1, 2, 3, 4].map(() => photographer(shared)(model, "blanc")));
  expect(one?.length).toBeGreaterThan(2);
  for (const other of others) expect(other).toEqual(one);
});
