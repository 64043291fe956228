import { expect, test } from "vitest";
import { addressOf, dataOf } from "./page-data";

test.each([
  ["index.html", "/", "/index"],
  ["a/b/index.html", "/a/b", "/a/b"],
  ["404.html", "/404.html", "/404.html"],
])("%s is the page %s with data at %s", (file, address, data) => {
  expect(addressOf(file)).toBe(address);
  expect(dataOf(address)).toBe(data);
});
