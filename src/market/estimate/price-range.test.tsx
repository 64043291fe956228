// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { PriceRange } from "./price-range";

afterEach(cleanup);

const ESTIMATE = { n: 23, low: 9_000_000, value: 10_000_000, high: 11_000_000, certainty: "fair" } as const;
/** Where the mark of a price stands, and where the range begins and how wide it is, in hundredths of the bar. */
function drawn(price: number) {
  const { container } = render(<PriceRange price={price} estimate={ESTIMATE} />);
  const figure = (selector: string, name: string) =>
    Number.parseFloat(container.querySelector(selector)?.getAttribute(name) ?? "");
  return [figure("circle", "cx"), figure("rect + rect", "x"), figure("rect + rect", "width")];
}

// rule: market/price-bar
describe("the bar of a price", () => {
  test("says the range, how many ads it comes from and how sure it is", () => {
    render(<PriceRange price={10_000_000} estimate={ESTIMATE} />);
    expect(screen.getByRole("figure").querySelector("figcaption")?.textContent).toBe(
      "La moitié des annonces semblables demande entre 9.000.000 et 11.000.000\u00a0FCA. D’après 23 annonces de ce modèle, à deux ans près\u00a0: estimation assez fiable.",
    );
  });

  test.each([
    ["the middle", 10_000_000, 50],
    ["the lower end", 9_000_000, 33.3],
    ["above the range", 12_500_000, 91.7],
    ["far above", 40_000_000, 98],
    ["far below", 500_000, 2],
  ])("draws %s where it is", (_, price, at) => expect(drawn(price)).toEqual([at, 33.3, expect.closeTo(33.4, 0)]));

  test("names the price itself above it, and below it both ends of the range and the estimate, which has a mark", () => {
    const { container } = render(<PriceRange price={10_400_000} estimate={ESTIMATE} />);
    expect([...container.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual([
      "10,4\u00a0M",
      "9\u00a0M",
      "10\u00a0M",
      "11\u00a0M",
    ]);
    expect(container.querySelector("rect[fill]")?.getAttribute("x")).toBe("50%");
  });

  test.each([
    [500_000, "8%"],
    [40_000_000, "92%"],
  ])("writes all of a price that is at an end of the bar: %i", (price, at) => {
    const { container } = render(<PriceRange price={price} estimate={ESTIMATE} />);
    expect(container.querySelector("text")?.getAttribute("x")).toBe(at);
  });

  test("draws a range of a single price", () => {
    const { container } = render(
      <PriceRange price={9_000_000} estimate={{ ...ESTIMATE, low: 9_000_000, high: 9_000_000 }} />,
    );
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});
