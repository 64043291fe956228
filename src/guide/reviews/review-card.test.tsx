// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ReviewCard } from "./review-card";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(cleanup);

type Measured = Pick<Queries.ReviewCardFragment, "year" | "mileage" | "monthsOwned" | "usage">;

const shown = (consumption: number | null, energies: readonly string[], measured: Partial<Measured> = {}) => {
  const { container } = render(
    <ReviewCard
      review={{
        reviewId: 1,
        year: null,
        author: "Awa",
        city: null,
        overall: 4,
        title: "Sans bruit",
        likes: "Le silence",
        dislikes: "La prise",
        comment: "",
        mileage: null,
        monthsOwned: null,
        usage: null,
        consumption,
        usefulVotes: 0,
        date: "2026-09-01",
        verifiedOwner: false,
        ...measured,
        model: { modelId: 182, slug: "atto-3", name: "Atto 3", energies, brand: { slug: "byd", name: "BYD" } },
      }}
    />,
  );
  return container.textContent ?? "";
};

// rule: guide/review-consumption
test.each([
  [["Essence", "Hybride"], "17\u00a0l/100\u00a0km"],
  [["Électrique"], "17\u00a0kWh/100\u00a0km"],
])("what an owner of a car with %s measured has its unit", (energies, text) => {
  expect(shown(17, energies)).toContain(text);
});

test.each([[["Essence", "Électrique"]], [[]]])("a consumption whose unit nobody knows is left out (%s)", (energies) =>
  expect(shown(17, energies)).not.toContain("17"),
);

test("each figure of the car and its use says what it is", () => {
  const text = shown(10, ["Diesel"], { year: 2023, mileage: 61_000, monthsOwned: 36, usage: "route" });
  expect(text.replaceAll("\u00a0", " ")).toContain("61.000 km, modèle 2023, possédée 36 mois, route, 10 l/100 km");
});
