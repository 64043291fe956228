import { expect, test } from "vitest";
import { files, readText } from "../support/release";

/** Methods that the oldest browsers of `browserslist` in package.json do not have (Chrome 93, Firefox 98, Safari 15.4). */
const NEWER =
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|groupBy|fromAsync|withResolvers|canParse|checkVisibility|isWellFormed|showPopover|union|isSubsetOf)\(/g;

// rule: site/browsers
test("no script calls a method that the oldest supported browsers lack", () => {
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.flatMap((file) => (readText(file).match(NEWER) ?? []).map((call) => `${file} ${call}`))).toEqual([]);
});
