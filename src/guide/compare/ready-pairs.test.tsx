// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ReadyPairs } from "./ready-pairs";

vi.mock("gatsby", () => ({ graphql: () => null }));
vi.mock("gatsby-plugin-image", () => ({ getSrc: () => undefined }));

afterEach(cleanup);

// rule: guide/popular-pairs
test("both sides of a pair say their price alike, and a promo that makes one is marked on its picture", () => {
  const car = {
    name: "Hyundai Tucson",
    price: 21_400_000,
    isReduced: true,
    better: "1.100.000 FCA de moins",
    photo: null,
  };
  const other = { name: "Kia Sportage", price: 22_500_000, isReduced: false, better: null, photo: null };
  const { container } = render(<ReadyPairs pairs={[{ path: "/comparateur/a-vs-b", cars: [car, other] }]} />);
  expect([...container.querySelectorAll("small")].map(({ textContent }) => textContent)).toEqual([
    "dès 21.400.000\u00a0FCA",
    "dès 22.500.000\u00a0FCA",
  ]);
  expect(screen.getByText("1.100.000 FCA de moins").parentElement?.textContent).toContain("Hyundai Tucson");
  expect(screen.getByText("Promo").parentElement?.textContent).toContain("Hyundai Tucson");
});
