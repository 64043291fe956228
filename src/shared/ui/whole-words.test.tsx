// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { WholeWords } from "./whole-words";

const wholeIn = (text: string) => {
  const { container } = render(
    <h1>
      <WholeWords text={text} />
    </h1>,
  );
  expect(container.textContent).toBe(text);
  return Array.from(container.querySelectorAll("span"), (word) => word.textContent);
};

describe("the name of a car in a heading", () => {
  it("keeps each word with a hyphen on one line", () => {
    expect(wholeIn("Mazda CX-5")).toEqual(["CX-5"]);
    expect(wholeIn("2.5 Hybride e-CVT Adventure")).toEqual(["e-CVT"]);
    expect(wholeIn("Choisir son auto-école")).toEqual(["auto-école"]);
    expect(wholeIn("Mercedes-Benz A-Class")).toEqual(["Mercedes-Benz", "A-Class"]);
  });

  it("keeps a digit or a letter of its own beside its word", () => {
    expect(wholeIn("Cote BMW Série 3 d’occasion")).toEqual(["Série 3"]);
    expect(wholeIn("Mercedes-Benz Classe A")).toEqual(["Mercedes-Benz", "Classe A"]);
  });

  it("keeps the mark that follows beside it", () => {
    expect(wholeIn("Hyundai Tucson ou Mazda CX-5\u00a0: lequel choisir\u00a0?")).toEqual(["CX-5\u00a0:"]);
    expect(wholeIn("BMW Série 3\u00a0: prix")).toEqual(["Série 3\u00a0:"]);
  });

  it("leaves names without one as they are", () => {
    expect(wholeIn("Toyota Hilux 2.4 GD-")).toEqual([]);
    expect(wholeIn("")).toEqual([]);
  });

  it("lets a word break that is longer than a phone’s line", () => {
    expect(wholeIn("une-tres-longue-version")).toEqual([]);
  });
});
