// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { Filter, filterValue } from "./filter";

const show = (options: readonly string[]) =>
  render(
    <Filter name="energie" legend="Énergie" options={options}>
      <ul>
        <li data-is={filterValue(options, ["Diesel"])}>Hilux</li>
      </ul>
    </Filter>,
  );
const radios = () => screen.queryAllByRole<HTMLInputElement>("radio");

afterEach(cleanup);

describe("a filter without scripts", () => {
  it("is a group of native radio buttons named by its legend", () => {
    show(["Essence", "Diesel"]);
    expect(screen.getByRole("group", { name: "Énergie" }).querySelectorAll("input")).toHaveLength(3);
    expect(new Set(radios().map(({ name }) => name))).toEqual(new Set(["energie"]));
  });

  it("shows everything initially", () => {
    show(["Essence", "Diesel"]);
    expect(radios().filter(({ checked }) => checked)).toEqual([screen.getByRole("radio", { name: "Tous" })]);
  });

  it("marks each item with the values of the buttons that show it", () => {
    show(["Essence", "Diesel"]);
    expect(screen.getByText("Hilux").dataset.is).toBe(
      screen.getByRole<HTMLInputElement>("radio", { name: "Diesel" }).value,
    );
  });

  it.each([[[]], [["Essence"]]])("is left out when the options %j leave nothing to choose", (options) => {
    show(options);
    expect(radios()).toEqual([]);
    expect(screen.getByText("Hilux")).toBeTruthy();
  });

  it("keeps the links before it where there is nothing to choose", () => {
    render(
      <Filter name="service" legend="Service" options={["Vérifié"]} before={<a href="#regions">Par région</a>}>
        <p>Baobab</p>
      </Filter>,
    );
    expect(screen.getByRole("link", { name: "Par région" })).toBeTruthy();
    expect(screen.getByText("Baobab")).toBeTruthy();
  });

  it("offers at most ten options, the number in its stylesheet", () => {
    show(Array.from({ length: 15 }, (_, index) => `Option ${index + 1}`));
    expect(radios().map(({ value }) => value)).toEqual(["", ..."abcdefghij"]);
  });
});

describe("the mark of an item", () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[A-Z][a-zéè ]{0,10}$/), { maxLength: 12 });

  it("names exactly the options that apply to it", () => {
    fc.assert(
      fc.property(names, names, (options, applicable) => {
        const marked = filterValue(options, applicable).split(" ").filter(Boolean);
        expect(new Set(marked.map((letter) => options["abcdefghij".indexOf(letter)]))).toEqual(
          new Set(applicable.filter((option) => options.includes(option))),
        );
      }),
    );
  });

  it("is empty when no option applies, so that any choice hides the item", () =>
    expect(filterValue(["Essence", "Diesel"], ["Électrique"])).toBe(""));
});
