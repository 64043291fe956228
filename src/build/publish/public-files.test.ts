import { expect, test } from "vitest";
import { HASH, HASH_DIGITS, ID, scriptName, sheetName } from "../chunk-names";
import { isPublished } from "./public-files";

/** Hash of a script of this build, and of one of an earlier build. */
const [KNOWN, STALE] = ["458d29", "000000"];
const current = {
  scripts: ["/webpack-runtime-8a2e09a9d79cbc78612c.js", "/app-34aef6401e7d66f6bbe8.js"],
  runtime: `{69:"${KNOWN}"}[e]+".js"`,
  pictures: new Set(["101d39d84af8/1", "101d39d84af8/face avant.v2"]),
};

test.each([
  ["index.html", true],
  ["404.html", true],
  ["404/index.html", false],
  ["app-34aef6401e7d66f6bbe8.js", true],
  ["app-00000000000000000000.js", false],
  [scriptName(69, KNOWN), true],
  [scriptName(69, STALE), false],
  [`${scriptName(69, STALE)}.LICENSE.txt`, false],
  [`${scriptName(69, KNOWN)}.map`, false],
  [sheetName("later", KNOWN), true],
  [sheetName("later", STALE), false],
  ["framework-00000000000000000000.js.LICENSE.txt", false],
  ["styles.2a2469cf6f04abea66c6.css", false],
  ["custom.css", true],
  ["webpack.stats.json", false],
  ["chunk-map.json", false],
  ["_gatsby/slices/header-1.html", false],
  ["_ids/prices.json", true],
  ["_ids/new-cars.json", true],
  ["_ids/watched-cars.json", true],
  ["_ids/country-figures.json", true],
  ["_ids/guide-names.json", true],
  ["_ids/car-names.json", true],
  ["_ids/model.json", false],
  ["~partytown/partytown.js", false],
  ["page-data/404.html/page-data.json", true],
  ["page-data/404/page-data.json", false],
  [".well-known/security.txt", true],
  [".env", false],
  ["static/photo-0a1b2c3d.avif", true],
  ["static/101d39d84af8/2c7ec/1.avif", true],
  ["static/101d39d84af8/2c7ec/face avant.v2.webp", true],
  ["static/101d39d84af8/1.svg", true],
  ["static/101d39d84af8/2c7ec/2.avif", false],
  ["static/000000000000/2c7ec/1.avif", false],
  ["static/cfcf386244cdc07015ee896a6ca09aa7/2c7ec/scene.avif", true],
  ["static/custom/000000000000.jpg", true],
])("%s: %s", (file, published) => expect(isPublished(file, current)).toBe(published));

test("all pictures are published where the build does not say which it has", () => {
  expect(isPublished("static/000000000000/2c7ec/1.avif", { ...current, pictures: null })).toBe(true);
});

test("the names of chunks have the form and the hash length that webpack is configured with", () => {
  expect([scriptName(ID, HASH), sheetName("later", HASH), KNOWN.length]).toEqual([
    `c-[id]-[contenthash:${HASH_DIGITS}].js`,
    `later.[contenthash:${HASH_DIGITS}].css`,
    HASH_DIGITS,
  ]);
});
