import { expect, test } from "vitest";
import { addressesOf, kindOf } from "../support/kinds";
import { pageAt } from "../support/pages";
import { topThings } from "../support/structured-data";

test("there are 30 brands", () => {
  expect(addressesOf("brand")).toHaveLength(30);
});

test("there are 104 models", () => {
  expect(addressesOf("model")).toHaveLength(104);
});

test("there are at least 250 versions, at least one for each model", () => {
  expect(addressesOf("version").length).toBeGreaterThanOrEqual(250);
  const models = new Set(
    addressesOf("version").map((address) => /\/marque\/([^/]+)\/modele\/([^/]+)\//.exec(address)?.slice(1).join(" ")),
  );
  expect(models.size).toBe(104);
});

test("there are 60 articles, in at least five categories", () => {
  expect(addressesOf("article")).toHaveLength(60);
  expect(new Set(addressesOf("article").map((address) => address.split("/")[2])).size).toBeGreaterThanOrEqual(5);
});

test("there are at least 18 practical guides, in six topics", () => {
  expect(addressesOf("practical guide").length).toBeGreaterThanOrEqual(18);
  expect(new Set(addressesOf("practical guide").map((address) => address.split("/")[2])).size).toBe(6);
});

test("there are 26 dealers, in the directory's words and in its data", () => {
  const directory = pageAt("/concessionnaires");
  expect(topThings(directory, "AutoDealer")).toHaveLength(26);
  expect(directory.text).toContain("26 adresses");
});

test("the footer of every page lists the 30 brands and 104 models", () => {
  for (const address of ["/", "/contactez-nous", "/404.html"]) {
    const linked = new Set(pageAt(address).links.map(({ href }) => href));
    expect(
      [...linked].filter((href) => kindOf(href) === "brand"),
      address,
    ).toHaveLength(30);
    expect(
      [...linked].filter((href) => kindOf(href) === "model"),
      address,
    ).toHaveLength(104);
  }
});
