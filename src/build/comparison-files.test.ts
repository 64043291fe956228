import { mkdtemp, readdir, readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { aComparedCar } from "../../tests/support/compared-car";
import { carFile, comparedCar, type ComparedCar, comparisonIndex } from "../contract/guide/comparison";
import { comparisonFiles, writeComparisonFiles } from "./comparison-files";
import { isHashedName } from "./publish/headers";

const car = (id: number, given: Partial<ComparedCar> = {}) =>
  aComparedCar({ id, name: `1.${id}`, specs: { power: 115 }, ...given });
const photo = {
  width: 320,
  height: 200,
  images: { fallback: { src: "/static/1.webp", srcSet: "/static/1.webp 320w" }, sources: [] },
};
const CARS = [
  car(1),
  car(2, { specs: { energy: "Essence", gearbox: "Automatique 6" } }),
  car(3, { brand: "Toyota", model: "RAV4", photo, promoPrice: 13_000_000 }),
];
const indexOf = ({ index, files }: ReturnType<typeof comparisonFiles>) =>
  comparisonIndex.parse(JSON.parse(files.get(index) ?? ""));

describe("the files of comparable cars", () => {
  it("are one per version and one index that names them all, and read back unchanged", () => {
    const made = comparisonFiles(CARS);
    expect(made.files.size).toBe(CARS.length + 1);
    expect(indexOf(made).map((model) => [model.model, model.photo, model.versions.map(({ price }) => price)])).toEqual([
      ["Seltos", null, [14_000_000, 14_000_000]],
      ["RAV4", "/static/1.webp", [13_000_000]],
    ]);
    expect(indexOf(made).flatMap(({ versions }) => versions.map(({ drive }) => drive))).toEqual([
      undefined,
      "Essence\u00a0· Automatique 6",
      undefined,
    ]);
    const read = indexOf(made).flatMap(({ versions }) =>
      versions.map((version) => comparedCar.parse(JSON.parse(made.files.get(carFile(version)) ?? ""))),
    );
    expect(read).toEqual(CARS);
  });

  it("have names that change with their content: a changed price renames one file and the index", () => {
    const before = comparisonFiles(CARS);
    const after = comparisonFiles(CARS.map((one) => (one.id === 2 ? { ...one, price: 15_000_000 } : one)));
    const gone = [...before.files.keys()].filter((name) => !after.files.has(name));
    expect(gone.map((name) => name.replace(/-.*/, ""))).toEqual(["/v/2", "/v/index"]);
    expect([...after.files.keys()].every((name) => isHashedName(name))).toBe(true);
  });

  it("replace the files of the last build", async () => {
    const directory = await mkdtemp(path.join(os.tmpdir(), "comparison-"));
    await writeComparisonFiles(directory, comparisonFiles(CARS));
    const now = comparisonFiles(CARS.slice(1));
    await writeComparisonFiles(directory, now);
    expect((await readdir(path.join(directory, "v"))).map((name) => `/v/${name}`).sort()).toEqual(
      [...now.files.keys()].sort(),
    );
    expect(await readFile(path.join(directory, now.index), "utf8")).toBe(now.files.get(now.index));
  });
});
