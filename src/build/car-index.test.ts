import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { readCarIndex } from "../contract/guide/car-index";
import { slugify } from "../shared/text/slug";
import { carIndex, equipmentOf } from "./car-index";
import { writeCarIndex } from "./car-index-file";
import { fixtureCatalogue } from "./fixture-catalogue";

const catalogue = fixtureCatalogue(1_600);
const file = carIndex(catalogue);
const cars = readCarIndex(JSON.parse(JSON.stringify(file))) ?? [];

describe("the index of all cars", () => {
  test("weighs at most 60 KB gzipped for 1,600 versions", () => {
    expect(cars).toHaveLength(1_600);
    expect(gzipSync(JSON.stringify(file), { level: 9 }).length).toBeLessThanOrEqual(60 * 1_024);
  });

  test("reads back as the catalogue that it was made from", () => {
    const rows = catalogue.flatMap((model) => model.versions.map((version) => ({ model, version })));
    for (const [at, { model, version }] of rows.entries()) {
      const car = cars[at];
      expect(car).toMatchObject({
        id: version.versionId,
        name: version.name,
        price: version.price,
        promoPrice: version.promoPrice,
        energy: version.energy,
        automatic: version.automatic,
        fourWheelDrive: version.fourWheelDrive,
        seats: version.seats,
        power: version.power,
        fiscalPower: version.fiscalPower,
        range: version.range,
        battery: version.battery,
        fastCharge: version.chargeDc,
        groundClearance: version.groundClearance,
        boot: version.boot,
        litres: version.energy === "Électrique" ? 0 : version.consumption,
        inStock: version.availability === "IN_STOCK",
        model: {
          id: model.modelId,
          slug: model.slug,
          name: model.name,
          brand: { id: model.brand.brandId, name: model.brand.name },
          status: model.status,
          ownerScore: model.ownerScore,
          launched: model.launchDate,
        },
      });
      expect(car?.slug ?? slugify(version.name)).toBe(version.slug);
      const image = model.cover?.file?.childImageSharp?.gatsbyImageData;
      expect(car?.model.picture).toMatchObject({
        width: 320,
        height: 200,
        ...image?.images.fallback,
        sources: image?.images.sources,
      });
      expect(new Set(car?.equipment)).toEqual(new Set(equipmentOf(version.equipment)));
    }
  });

  test("stores the four address patterns of pictures once for all models", () => expect(file.pictures).toHaveLength(1));

  // rule: guide/files-of-cars
  test.each([
    ["null", null],
    ["an older format", { cars: [] }],
    ["a column that is too short", { ...file, versions: { ...file.versions, price: [] } }],
    [
      "a model that does not exist",
      { ...file, versions: { ...file.versions, model: file.versions.model.map(() => 99_999) } },
    ],
    [
      "a brand that does not exist",
      { ...file, models: { ...file.models, brand: file.models.brand.map(() => 99_999) } },
    ],
  ])("is rejected when it is %s", (_, value) => expect(readCarIndex(value)).toBeNull());
});

// rule: guide/search-filters
describe("equipment that every car of a version has", () => {
  const standard = (...labels: readonly string[]) =>
    equipmentOf(labels.map((label) => ({ label, status: "STANDARD" })));
  test.each([
    ["Climatisation automatique", ["climatisation"]],
    ["Clim arrière", ["clim-arriere"]],
    ["Aérateurs à l’arrière", ["clim-arriere"]],
    ["Caméra à 360°", ["camera-de-recul"]],
    ["Régulateur adaptatif", ["regulateur"]],
    ["Airbags rideaux", ["6-airbags"]],
    ["Airbags latéraux", []],
    ["Volant gainé de cuir", []],
    ["Sellerie en cuir ou simili", ["sieges-cuir"]],
    ["Contrôle de stabilité (ESP)", ["esp"]],
    ["Barres de toit", []],
  ])("« %s »", (label, expected) => expect(standard(label)).toEqual(expected));

  test("excludes options and unavailable equipment", () => {
    expect(
      equipmentOf([
        { label: "Toit ouvrant", status: "OPTION" },
        { label: "Caméra de recul", status: "UNAVAILABLE" },
      ]),
    ).toEqual([]);
  });
});

describe("the file of the index of all cars", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cars-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is named by its content and replaces the previous file", () => {
    const first = writeCarIndex(folder, file);
    expect(writeCarIndex(folder, file)).toBe(first);
    const second = writeCarIndex(folder, carIndex(catalogue.slice(1)));
    expect(second).not.toBe(first);
    expect(second).toMatch(/^\/static\/cars-[0-9a-f]{10}\.json$/);
    expect(readdirSync(path.join(folder, "static"))).toEqual([path.basename(second)]);
    expect(readCarIndex(JSON.parse(readFileSync(path.join(folder, second), "utf8")))).not.toBeNull();
  });
});
