import { expect, test } from "vitest";
import { reviewForm } from "../../contract/guide/review";
import { site } from "../../site";
import { EMPTY, type ReviewAnswers, reviewOf } from "./review-answers";

const HILUX = { modelId: 111, name: "Toyota Hilux" };
const SENT = { id: "7d9f2c1e-5b3a-4c8d-9e10-2f6b7a8c9d0e", website: "", filled_in: 9_000, captcha: null };
const ANSWERS: ReviewAnswers = {
  year: "2019",
  mileage: "118 000",
  months_owned: "36",
  usage: "piste",
  consumption: "8,6",
  likes: "Increvable, et les pièces se trouvent partout.",
  dislikes: "Sautillant à vide, et la clim peine en mai.",
  comment: "",
  recommends: "oui",
  has_driven: true,
  comfort: "3",
  economy: "4",
  reliability: "5",
  track_handling: "5",
  upkeep: "5",
  air_conditioning: "3",
  value: "4",
};
const form = reviewForm(site.phone);

test("the answers of the form are accepted by the schema of the Worker", () => {
  expect(form.parse({ ...reviewOf(HILUX, ANSWERS), ...SENT })).toMatchObject({
    model_id: 111,
    version_id: null,
    mileage: 118_000,
    consumption: 8.6,
    reliability: 5,
    recommends: true,
    comment: null,
  });
});

// rule: guide/review-form
test("every unanswered required question gives an error", () => {
  const wrong =
    form.safeParse({ ...reviewOf(HILUX, EMPTY), ...SENT }).error?.issues.map(({ path }) => String(path[0])) ?? [];
  expect(new Set(wrong)).toEqual(
    new Set(Object.keys(EMPTY).filter((name) => name !== "consumption" && name !== "comment")),
  );
});
