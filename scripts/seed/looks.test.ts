import { describe, expect, test } from "vitest";
import { inspect } from "../../upstream/testing/inspect-svg";
import { alikeFromTheSide, standsWhole } from "../../upstream/testing/side-view";
import { carPhotoSvg } from "../../upstream/drawings/photo";
import { isOften, modelLooks } from "./looks";
import { DEMO_MODELS } from "./models";

const lookOf = modelLooks();
/** In one paint, so that only the shape tells two models apart. */
const often = DEMO_MODELS.filter(isOften).map(
  (model) => [`${model.brand} ${model.model}`, lookOf(model)("#8a8f93")] as const,
);
/** Editors may take a model out of the guide: it is then drawn by its name, and the others are compared. */
const designed = often.filter(([, spec]) => spec.design);

describe("models that many demo ads are of (rule: market/demonstration)", () => {
  test("have each a design, in the guide or in the table of the seed", () => {
    expect(often.length).toBeGreaterThan(20);
    expect(designed.length).toBeGreaterThan(often.length - 3);
  });

  test("can be told apart by their side view alone, every two of them", async () =>
    expect(await alikeFromTheSide(designed)).toEqual([]));

  test.each(often)("%s stands on its wheels, whole", (_, spec) => {
    standsWhole(spec);
    inspect(carPhotoSvg(spec, "ville"));
  });
});
