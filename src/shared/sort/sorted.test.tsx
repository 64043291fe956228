// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { ascending, descending } from "./orders";
import { Sorted } from "./sorted";

const orders = [
  { label: "Prix croissant", compare: ascending((price: number) => price) },
  { label: "Prix décroissant", compare: descending((price: number) => price) },
];
const list = (items: readonly number[]) => (
  <Sorted items={items} orders={orders}>
    {(sorted) => (
      <ol>
        {sorted.map((price) => (
          <li key={price}>{price}</li>
        ))}
      </ol>
    )}
  </Sorted>
);
const shown = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

afterEach(cleanup);

describe("« Trier par »", () => {
  it("starts with the first order and reorders the list itself", () => {
    render(list([2, 3, 1]));
    expect(shown()).toEqual(["1", "2", "3"]);
    fireEvent.change(screen.getByRole("combobox", { name: "Trier par" }), { target: { value: "Prix décroissant" } });
    expect(shown()).toEqual(["3", "2", "1"]);
  });

  it("keeps an order chosen before the scripts ran", () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(list([2, 3, 1]));
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "Prix décroissant" } });
    render(list([2, 3, 1]), { container, hydrate: true });
    expect(shown()).toEqual(["3", "2", "1"]);
  });

  it("is not offered for a single item", () => {
    render(list([2]));
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});
