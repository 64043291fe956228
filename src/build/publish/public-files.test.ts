import { expect, test } from "vitest";
import { isPublished } from "./public-files";

const current = { scripts: ["/webpack-runtime-8a2e09a9d79cbc78612c.js", "/app-34aef6401e7d66f6bbe8.js"], runtime: '{69:"458d294f3d3904cdf116"}[e]+".js"' };

test.each([
  ["index.html", true],
  ["404.html", true],
  ["404/index.html", false],
  ["app-34aef6401e7d66f6bbe8.js", true],
  ["app-00000000000000000000.js", false],
  ["component---src-pages-live-tsx-458d294f3d3904cdf116.js", true],
  ["component---src-pages-live-tsx-458d294f3d3904cdf116.js.map", false],
  ["framework-00000000000000000000.js.LICENSE.txt", false],
  ["styles.2a2469cf6f04abea66c6.css", false],
  ["custom.css", true],
  ["webpack.stats.json", false],
  ["chunk-map.json", false],
  ["_gatsby/slices/header-1.html", false],
  ["_ids/prices.json", true],
  ["_ids/import-ages.json", true],
  ["_ids/model.json", false],
  ["~partytown/partytown.js", false],
  ["page-data/404.html/page-data.json", true],
  ["page-data/404/page-data.json", false],
  [".well-known/security.txt", true],
  [".env", false],
  ["static/photo-0a1b2c3d.avif", true],
])("%s: %s", (file, published) => expect(isPublished(file, current)).toBe(published));
