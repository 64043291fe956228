import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "../catalogue/catalogue";
import { contentReader } from "../source/content";
import { inspect } from "../testing/inspect-svg";
import { alikeFromTheSide, difference, standsWhole } from "../testing/side-view";
import { cabinOfBody, cabins } from "./cabins";
import type { CarSpec } from "./car-spec";
import { carPhotoSvg, frontSvg, interiorSvg } from "./photo";

const content = contentReader(join(import.meta.dirname, "../content"))();
const { cars } = catalogueOf(content, new Date());
/** In one paint, so that only the shape tells two models apart. */
const specs: ReadonlyMap<string, CarSpec> = new Map(
  content.models.flatMap((model) => {
    const spec = cars.get(model.id)?.spec("#8a8f93");
    return spec ? [[`${model.marque} ${model.nom_du_modele}`, spec] as const] : [];
  }),
);

/** Those that one sees most on the roads of Dakar, and those that everybody would miss. */
const named = [
  "Toyota Corolla",
  "Toyota Corolla Cross",
  "Toyota RAV4",
  "Toyota Fortuner",
  "Toyota Land Cruiser Prado",
  "Toyota Land Cruiser 300",
  "Toyota Land Cruiser 79",
  "Toyota Hilux",
  "Toyota Starlet",
  "Suzuki S-Presso",
  "Suzuki Swift",
  "Suzuki Jimny",
  "Suzuki Grand Vitara",
  "Peugeot 208",
  "Peugeot 2008",
  "Peugeot 3008",
  "Peugeot 5008",
  "Peugeot Landtrek",
  "Renault Kwid",
  "Renault Clio",
  "Renault Captur",
  "Dacia Logan",
  "Dacia Sandero Stepway",
  "Dacia Duster",
  "Hyundai Grand i10",
  "Hyundai Accent",
  "Hyundai Creta",
  "Hyundai Tucson",
  "Hyundai Santa Fe",
  "Kia Picanto",
  "Kia Sportage",
  "Kia Sorento",
  "Nissan Qashqai",
  "Nissan Navara",
  "Nissan Patrol",
  "Mitsubishi L200",
  "Mitsubishi Pajero Sport",
  "Ford Ranger",
  "Ford Everest",
  "Volkswagen Tiguan",
  "Audi Q5",
  "BMW X3",
  "BMW X5",
  "Mercedes-Benz GLE",
  "Mercedes-Benz Classe G",
  "Land Rover Defender",
  "Land Rover Range Rover",
  "BYD Dolphin",
  "BYD Atto 3",
  "MG ZS",
  "Chery Tiggo 7 Pro",
  "Haval H6",
  "Haval Jolion",
  "Geely Coolray",
  "Jetour X70",
] as const;
/** Editors may rename or remove a model: the others are compared. */
const mostSeen = named.filter((name) => specs.has(name));

const specOf = (name: string): CarSpec => {
  const spec = specs.get(name);
  if (!spec) throw new Error(`${name} is not in the catalogue`);
  return spec;
};

describe("the models most seen", () => {
  it("each have a design of their own", () => {
    expect(mostSeen.length).toBeGreaterThanOrEqual(40);
    expect(mostSeen.filter((name) => !specOf(name).design)).toEqual([]);
  });

  it("can be told apart by their side view alone, every two of them", async () => {
    expect(await alikeFromTheSide(mostSeen.map((name) => [name, specOf(name)]))).toEqual([]);
  });
});

describe("the front view", () => {
  it.each([...specs])("of %s is symmetrical, has lamps on both sides and stands in the frame", async (_, spec) => {
    const svg = frontSvg(spec);
    inspect(svg);
    const width = 320;
    const pixels = await sharp(Buffer.from(svg)).resize({ width }).flatten().greyscale().raw().toBuffer();
    const rows = pixels.length / width;
    const at = (x: number, y: number): number => pixels[y * width + x] ?? 0;
    let uneven = 0;
    let edge = 0;
    for (let y = 0; y < rows; y++) {
      // the windscreen’s reflection, its wipers and the letters of the plate are not symmetrical
      for (let x = 0; x < width * 0.42; x++)
        if (y > rows / 2 && Math.abs(at(x, y) - at(width - 1 - x, y)) > 60) uneven++;
      edge += Math.abs(at(12, y) - at(2, y)) > 40 ? 1 : 0;
    }
    expect(uneven / (rows * width)).toBeLessThan(0.0005);
    expect(edge).toBe(0);
  });

  it("is the same for hardly any two models", () => {
    const faces = mostSeen.map((name) => {
      const { design } = specOf(name);
      return `${design?.head} ${design?.grille} ${design?.roof} ${design?.box} ${design?.shape.hood}`;
    });
    expect(new Set(faces).size).toBeGreaterThan(mostSeen.length * 0.9);
  });
});

describe("every model of the catalogue", () => {
  it.each([...specs])("%s stands on its wheels, whole, with glass inside its body", (_, spec) => {
    standsWhole(spec);
  });
});

describe("the interior", () => {
  const [anyCar] = specs.values();
  if (!anyCar) throw new Error("the catalogue is empty");
  const kinds = ["city", "saloon", "suv", "pickup", "premium", "electric"] as const;
  const classes = [
    ["Kia Picanto", "city"],
    ["Toyota Corolla", "saloon"],
    ["Dacia Duster", "suv"],
    ["Toyota Hilux", "pickup"],
    ["BMW X5", "premium"],
    ["BYD Dolphin", "electric"],
  ] as const;

  it.each(classes.filter(([name]) => specs.has(name)))("of %s is that of its class, %s", (name, kind) => {
    const { cabin, body } = specOf(name);
    expect(cabin ?? cabinOfBody[body]).toBe(kind);
  });

  it("differs in dashboard, screen, steering wheel, seats and material between any two classes", () => {
    for (const part of ["dash", "seats", "weave", "console"] as const)
      expect(new Set(kinds.map((kind) => JSON.stringify(cabins[kind][part]))).size).toBe(kinds.length);
    expect(new Set(kinds.map((kind) => JSON.stringify(cabins[kind].screen))).size).toBe(kinds.length);
    expect(new Set(kinds.map((kind) => JSON.stringify(cabins[kind].top))).size).toBe(kinds.length);
    for (const kind of kinds) inspect(interiorSvg({ ...anyCar, cabin: kind }));
  });

  it("looks another one, of the same car in the same paint", async () => {
    const pictures = await Promise.all(
      kinds.map(
        async (kind) =>
          [
            kind,
            await sharp(Buffer.from(interiorSvg({ ...anyCar, cabin: kind })))
              .resize({ width: 160 })
              .greyscale()
              .raw()
              .toBuffer(),
          ] as const,
      ),
    );
    const alike = pictures.flatMap(([kind, picture], at) =>
      pictures
        .slice(at + 1)
        .map(([other, second]) => ({ pair: `${kind} / ${other}`, share: difference(picture, second) }))
        .filter(({ share }) => share < 0.1),
    );
    expect(alike).toEqual([]);
  });
});

describe("the studio", () => {
  /** Mean lightness of a picture's border, 0 to 1, as it is sent. */
  const edgeOf = async (spec: CarSpec): Promise<number> => {
    const { data, info } = await sharp(Buffer.from(carPhotoSvg(spec, "studio")))
      .resize({ width: 160 })
      .flatten()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const border = [...data].filter((_, i) => {
      const [x, y] = [i % info.width, Math.floor(i / info.width)];
      return x < 3 || x >= info.width - 3 || y < 3 || y >= info.height - 3;
    });
    return border.reduce((sum, value) => sum + value, 0) / border.length / 255;
  };

  it("has a ground of a middle tone, which suits light pages, and dark ones, where pictures are dimmed to 86 %", async () => {
    const edge = await edgeOf(specOf(mostSeen[0] ?? ""));
    expect(edge).toBeGreaterThan(0.35);
    expect(edge).toBeLessThan(0.7);
  });

  it("makes no card's picture heavier than it was when all cars were drawn alike: 2,7 KB on average", async () => {
    const weights = await Promise.all(
      mostSeen.slice(0, 12).map(async (name) => {
        const file = await sharp(Buffer.from(carPhotoSvg(specOf(name), "studio")), { density: 54 })
          .flatten({ background: "#ffffff" })
          .jpeg({ quality: 82 })
          .toBuffer();
        return (
          await sharp(file).resize(320, 200).avif({ quality: 50, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer()
        ).length;
      }),
    );
    expect(weights.reduce((sum, weight) => sum + weight, 0) / weights.length).toBeLessThan(2700);
  });
});
