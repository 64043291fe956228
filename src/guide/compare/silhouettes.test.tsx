import * as fc from "fast-check";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aComparedCar } from "../../../tests/support/compared-car";
import { BODY_TYPES } from "../../contract/market/lists";
import { drawnCars } from "./drawn-cars";
import type { ShownCar } from "./shown-car";
import { Silhouettes } from "./silhouettes";

const sized = (model: string, length: number, height: number, more: Partial<ShownCar> = {}): ShownCar => ({
  ...aComparedCar({ model, specs: { length, height } }),
  ...more,
});
const said = (...cars: readonly ShownCar[]) => drawnCars(cars)?.sentence.replaceAll("\u00a0", " ");
const shown = (cars: readonly ShownCar[]) => {
  const sizes = drawnCars(cars);
  return sizes && parse(renderToStaticMarkup(<Silhouettes {...sizes} />));
};

const figures = fc.option(fc.integer({ min: 1_000, max: 6_000 }), { nil: undefined });
const anyCar = fc
  .record({
    model: fc.constantFrom("Picanto", "Seltos", "Sorento"),
    bodyType: fc.option(fc.constantFrom<string>(...Object.values(BODY_TYPES), "Trottinette")),
    length: figures,
    height: figures,
  })
  .map(({ model, bodyType, length, height }): ShownCar => {
    const specs = Object.fromEntries(
      Object.entries({ length, height }).filter((one): one is [string, number] => one[1] !== undefined),
    );
    return { ...aComparedCar({ model, specs }), bodyType };
  });
const isDrawn = ({ bodyType, specs }: ShownCar) =>
  bodyType !== null && bodyType !== "Trottinette" && "length" in specs && "height" in specs;

// rule: guide/compare-silhouettes
describe("the compared cars laid over each other", () => {
  it("are those of known length, height and body type, in the order of the comparison, each with its line in the legend; fewer than two are not shown", () => {
    fc.assert(
      fc.property(fc.array(anyCar, { maxLength: 4 }), (cars) => {
        const page = shown(cars);
        const expected = cars.filter(isDrawn);
        if (expected.length < 2) {
          expect(page).toBeNull();
          return;
        }
        const lines = (where: string) => page?.querySelectorAll(`${where} [data-line]`) ?? [];
        const legend = page?.querySelectorAll("li").map(({ text }) => text) ?? [];
        expect(legend).toHaveLength(expected.length);
        expected.forEach(({ brand, model, bodyType, specs }, place) => {
          expect(legend[place]).toContain(`${brand} ${model}`);
          expect(legend[place]).toContain(
            `${bodyType}, ${(Math.round(Number(specs["length"]) / 10) / 100).toFixed(2).replace(".", ",")}\u00a0m de long`,
          );
        });
        const places = expected.map((_, place) => String(place));
        expect(lines("li").map((line) => line.getAttribute("data-line"))).toEqual(places);
        expect(lines("section > div > svg").map((line) => line.getAttribute("data-line"))).toEqual(places);
      }),
    );
  });

  it("have one scale and one ground: no line is stretched, and each stands as much lower as its car is", () => {
    fc.assert(
      fc.property(fc.array(anyCar.filter(isDrawn), { minLength: 2, maxLength: 4 }), (cars) => {
        const heights = cars.map(({ specs }) => Number(specs["height"]));
        const ground = Math.max(...heights);
        const drawn = shown(cars)?.querySelectorAll("section > div > svg [data-line]") ?? [];
        const down = drawn.map((line) => line.getAttribute("transform"));
        expect(down).toEqual(
          heights.map((height) => (height === ground ? undefined : `translate(0 ${ground - height})`)),
        );
      }),
    );
  });

  it("are hidden from screen readers, which are told their lengths and heights", () => {
    const page = shown([sized("Seltos", 4_365, 1_645), sized("Picanto", 3_595, 1_495)]);
    expect(page?.querySelectorAll("svg").every((svg) => svg.getAttribute("aria-hidden") === "true")).toBe(true);
    expect(page?.text.replaceAll("\u00a0", " ")).toContain("SUV, 4,37 m de long, 1,65 m de haut");
    expect(page?.text).toContain("Gabarits schématiques, à l’échelle");
  });

  it("are summed up in words, which leave out nothing that the drawing shows", () => {
    expect(said(sized("Seltos", 4_365, 1_645), sized("Picanto", 3_595, 1_655))).toBe(
      "La plus longue : Kia Seltos, 77 cm de plus. La plus haute : Kia Picanto, 1 cm de plus.",
    );
    expect(said(sized("Seltos", 4_365, 1_645), sized("Picanto", 2_360, 1_649))).toBe(
      "La plus longue : Kia Seltos, 2,01 m de plus. Même hauteur, au centimètre près.",
    );
    expect(said(sized("Seltos", 4_365, 1_645), sized("Picanto", 3_595, 1_645), sized("Rio", 4_365, 1_455))).toBe(
      "Les plus longues : Kia Seltos et Kia Rio, 77 cm de plus que la plus courte. Les plus hautes : Kia Seltos et Kia Picanto, 19 cm de plus que la plus basse.",
    );
  });

  it("name the cars that are not drawn, so that nothing is said of them", () => {
    const used = sized("Rio", 4_000, 1_450, { bodyType: null, specs: {} });
    const text = shown([sized("Seltos", 4_365, 1_645), sized("Picanto", 3_595, 1_495), used])?.text ?? "";
    expect(text.replaceAll("\u00a0", " ")).toContain(
      "Sans dessin, faute de dimensions ou de carrosserie connues : Kia Rio.",
    );
  });
});
