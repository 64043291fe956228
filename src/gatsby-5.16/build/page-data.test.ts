import { expect, test } from "vitest";
import { addressOf, dataOf, kindOf } from "./page-data";

test.each([
  ["index.html", "/", "/index"],
  ["a/b/index.html", "/a/b", "/a/b"],
  ["404.html", "/404.html", "/404.html"],
])("%s is the page %s with data at %s", (file, address, data) => {
  expect(addressOf(file)).toBe(address);
  expect(dataOf(address)).toBe(data);
});

test("a kind of page is named after its component", () => {
  expect(kindOf("component---src-templates-model-tsx")).toBe("templates-model");
  expect(kindOf("component---src-pages-index-jsx")).toBe("pages-index");
});
