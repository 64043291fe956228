// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ReviewMarks } from "./review-marks";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(cleanup);

// rule: guide/review-marks
test("each mark of a review stands beside its criterion, folded, and those that were not given are left out", () => {
  const marks = {
    comfort: 3,
    economy: 4,
    reliability: 5,
    trackHandling: null,
    upkeep: 2,
    airConditioning: 4,
    value: 3,
  };
  const { container } = render(<ReviewMarks review={{ ...marks, recommends: true }} />);
  const rows = [...container.querySelectorAll("div")].map((row) => row.textContent);
  expect(rows).toEqual([
    "Confort3/5",
    "Fiabilité5/5",
    "Conso.4/5",
    "Pièces2/5",
    "Clim4/5",
    "Qualité-prix3/5",
    "Recommandéeoui",
  ]);
  expect(container.querySelector("details")?.open).toBe(false);
});
