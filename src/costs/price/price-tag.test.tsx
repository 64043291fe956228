// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PriceTag } from "./price-tag";

const text = (price: number | null, promo?: number | null) =>
  render(<PriceTag price={price} promo={promo} />).container.textContent;

afterEach(cleanup);

describe("a price", () => {
  it("is shown with its currency", () => expect(text(10_900_000)).toBe("10.900.000\u00a0FCA"));
  // rule: guide/price-unknown
  it("is a dash when it is unknown", () => expect(text(null)).toBe("—"));

  // rule: costs/struck-price
  it("is struck through before a lower promotional price, and announced as the old price to screen readers", () => {
    const { container } = render(<PriceTag price={10_900_000} promo={9_900_000} />);
    expect(container.querySelector("s")?.textContent).toBe("Prix avant promo : 10.900.000\u00a0FCA");
    expect(container.querySelector("strong")?.textContent).toBe("9.900.000\u00a0FCA");
  });

  // rule: costs/struck-price
  it.each([null, undefined, 0, 10_900_000, 11_000_000])("is not struck through for a promo of %s", (promo) => {
    expect(text(10_900_000, promo)).toBe("10.900.000\u00a0FCA");
  });
});
