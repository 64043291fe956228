import { describe, expect, test } from "vitest";
import { inspect } from "../../upstream/testing/inspect-svg";
import { alikeFromTheSide, standsWhole } from "../../upstream/testing/side-view";
import { carPhotoSvg } from "../../upstream/drawings/photo";
import { isOften, modelLooks } from "./looks";
import { DEMO_MODELS } from "./models";

const lookOf = modelLooks();
const often = DEMO_MODELS.filter(isOften).map(
  (model) => [`${model.brand} ${model.model}`, lookOf(model)?.("#8a8f93") ?? null] as const,
);
/** In one paint, so that only the shape tells two models apart. */
const drawn = often.flatMap(([name, spec]) => (spec ? [[name, spec] as const] : []));

describe("models that many demo ads are of (rule: market/demonstration)", () => {
  test("are drawn each as itself", () => {
    expect(often.length).toBeGreaterThan(20);
    expect(often.filter(([, spec]) => !spec?.design)).toEqual([]);
  });

  test("can be told apart by their side view alone, every two of them", async () =>
    expect(await alikeFromTheSide(drawn)).toEqual([]));

  test.each(drawn)("%s stands on its wheels, whole", (_, spec) => {
    standsWhole(spec);
    inspect(carPhotoSvg(spec, "ville"));
  });
});
