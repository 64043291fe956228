import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "../catalogue/catalogue";
import { contentReader } from "../source/content";
import { inspect } from "../testing/inspect-svg";
import { bannerSvg } from "./banner";
import { bodyStyleOf } from "./body-style";
import { brandMarkSvg } from "./brand-mark";
import { drawCar } from "./car";
import { bodyStyles, type CarSpec } from "./car-spec";
import { carCutoutSvg, carPhotoSvg, interiorSvg, sternSvg } from "./photo";
import { frameOf, wheelbaseOf } from "./proportions";
import { sceneNames } from "./scenes";

const catalogue: CarSpec[] = [
  ...catalogueOf(contentReader(join(import.meta.dirname, "../content"))(), new Date()).cars.values(),
].map((car) => car.spec("#a8201f"));

const expectWheelsInside = (spec: CarSpec): void => {
  const f = frameOf(spec);
  expect(f.front - f.wheel).toBeGreaterThan(0);
  expect(f.rear + f.wheel).toBeLessThan(f.end);
  expect(f.rear - f.front).toBeGreaterThan(2 * f.arch);
  expect(f.sill).toBeLessThan(f.belt(f.front));
};

const corolla: CarSpec = {
  body: "saloon",
  lengthMm: 4630,
  heightMm: 1435,
  wheelbaseMm: 2700,
  clearanceMm: 135,
  paint: "#c6cacc",
  seed: "Toyota Corolla",
};

describe("the catalogue's cars", () => {
  it("are all there", () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(90);
    expect(new Set(catalogue.map((spec) => spec.body))).toEqual(
      new Set(["city", "hatchback", "saloon", "suv", "mpv", "pickup", "offroader"]),
    );
  });

  it.each(catalogue.map((spec) => [spec.seed, spec] as const))("draws %s", (_, spec) => {
    expectWheelsInside(spec);
    inspect(carCutoutSvg(spec));
  });
});

describe("drawCar", () => {
  it("gives the same drawing for the same car", () => {
    expect(drawCar(corolla)).toBe(drawCar({ ...corolla }));
  });

  it("gives another drawing for another model of the same size", () => {
    const ids = /c[0-9a-z]{5,7}(?=[a-z]{1,2}\b)/g;
    expect(drawCar({ ...corolla, seed: "Geely Emgrand" }).replace(ids, "")).not.toBe(drawCar(corolla).replace(ids, ""));
  });

  it("stands up to any believable measures", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bodyStyles),
        fc.integer({ min: 3400, max: 5600 }),
        fc.integer({ min: 1250, max: 2050 }),
        fc.integer({ min: 100, max: 300 }),
        fc.string(),
        fc.integer({ min: 0, max: 0xffffff }),
        (body, lengthMm, heightMm, clearanceMm, seed, paint) => {
          const spec: CarSpec = {
            body,
            lengthMm,
            heightMm,
            clearanceMm,
            seed,
            wheelbaseMm: wheelbaseOf(body, lengthMm),
            paint: `#${paint.toString(16).padStart(6, "0")}`,
          };
          expectWheelsInside(spec);
          inspect(carCutoutSvg(spec));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("pictures", () => {
  it.each(sceneNames)("draw the scene %s both ways round", (scene) => {
    inspect(carPhotoSvg(corolla, scene));
    inspect(carPhotoSvg(corolla, scene, { flip: true }));
  });

  it("hold no text", () => {
    for (const scene of sceneNames) expect(carPhotoSvg(corolla, scene)).not.toContain("<text");
  });

  it("show the cabin, the details and the banners", () => {
    inspect(interiorSvg(corolla));
    inspect(sternSvg(corolla));
    for (const place of ["accueil", "liste", "fiche"]) {
      inspect(bannerSvg(place, false));
      inspect(bannerSvg(place, true));
    }
  });
});

describe("brandMarkSvg", () => {
  it("draws the given path, or the brand's letters", () => {
    inspect(brandMarkSvg({ name: "Kia", color: "05141F", path: "M0 0h24v24Z" }));
    const mark = brandMarkSvg({ name: "Land Rover", color: "#005a2b" });
    inspect(mark);
    expect(mark).toContain(">LR<");
  });
  it("gives two brands of one initial different letters", () => {
    const [changan, chery] = ["Changan", "Chery"].map((name) => brandMarkSvg({ name, color: "" }));
    expect(changan).not.toBe(chery);
  });
});

describe("bodyStyleOf", () => {
  it.each([
    ["SUV", "F - Tout-terrain", "Classe G", "offroader"],
    ["SUV", "B - Tout-terrain", "Jimny", "offroader"],
    ["Pick-up", "Pick-up", "Land Cruiser 79", "pickup"],
    ["Berline 5 portes", "A - Mini citadine", "Picanto", "city"],
    ["Berline 5 portes", "B - Citadine", "208", "hatchback"],
    ["Berline 4 portes", "B - Berline", "Logan", "saloon"],
    ["Monospace", "B - Monospace", "Ertiga", "mpv"],
    ["SUV", "C - SUV premium", "GLA", "suv"],
    ["Coupé", "D - Premium", "Mustang", "coupe"],
  ] as const)("reads %s, %s, %s as %s", (carrosserie, segment, modele, style) => {
    expect(bodyStyleOf({ carrosserie, segment, modele })).toBe(style);
  });
});
