import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../tests/support/any-text";
import { liveCatalogue } from "./live-catalogue";
import { changeLog } from "./change-log";
import { suggestions } from "./suggestions";
import { SMALL_CONTENT } from "./testing/client";

const { lists } = liveCatalogue({ contentDir: SMALL_CONTENT, changes: changeLog() }).now();
const search = (typed: string) => suggestions(typed, lists);
const models = (typed: string) =>
  search(typed).flatMap((row) =>
    row["type"] === "model" ? [`${String(row["brand_name"])} ${String(row["model_name"])}`] : [],
  );

// rule: guide/suggestions
describe("what a buyer types", () => {
  it.each([
    ["rav 4", "Toyota RAV4"],
    ["cx5", "Mazda CX-5"],
    ["CX 5", "Mazda CX-5"],
    ["citroen c3aircross", "Citroën C3 Aircross"],
    ["x trail", "Nissan X-Trail"],
    ["208", "Peugeot 208"],
    ["DUSTER", "Dacia Duster"],
    ["toyota hil", "Toyota Hilux"],
    ["hilux toyota", "Toyota Hilux"],
    ["cruiser prado", "Toyota Land Cruiser Prado"],
  ])("« %s » finds %s first", (typed, name) => expect(models(typed)[0]).toBe(name));

  it.each([
    ["dustr", "Dacia Duster"],
    ["tuscon", "Hyundai Tucson"],
    ["pegueot 208", "Peugeot 208"],
    ["hiluxx", "Toyota Hilux"],
  ])("one typing error is forgiven: « %s » finds %s", (typed, name) => expect(models(typed)).toContain(name));

  it("has a model whose name begins so before one whose brand does, and both before words inside", () => {
    const found = models("co");
    expect(found[0]).toMatch(/ Co/);
    expect(models("toyota").every((name) => name.startsWith("Toyota "))).toBe(true);
  });

  it("has models before news, at most ten of both", () => {
    const found = search("toyota").map((row) => row["type"]);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(found.lastIndexOf("model")).toBeLessThan(
      found.indexOf("news") === -1 ? found.length : found.indexOf("news"),
    );
  });

  it.each(["", "c", " c ", "!!", "- -"])("%j is too little", (typed) => expect(search(typed)).toEqual([]));

  it("anything may be typed", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 80 }), (typed) => search(typed).length <= 10),
      { numRuns: 200 },
    );
  });
});
