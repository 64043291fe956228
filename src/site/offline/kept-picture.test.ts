// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keptPicture } from "./kept-picture";

const page = (html: string) => new DOMParser().parseFromString(html, "text/html");
const LIST = page(`
  <header><img srcset="/static/logo.webp 44w"></header>
  <main>
    <picture><source srcset="/static/a-320.avif 320w, /static/a-640.avif 640w"><img srcset="/static/a-320.webp 320w"></picture>
    <picture><source srcset="/static/b-320.avif 320w"><img srcset="/static/b-320.webp 320w"></picture>
  </main>`);

// rule: site/offline
test.each([
  ["the size that was loaded", ["/static/a-640.avif"], "/static/a-640.avif"],
  ["the format that was loaded", ["/static/a-320.webp"], "/static/a-320.webp"],
  ["the first one that was loaded", ["/static/b-320.avif", "/static/a-320.avif"], "/static/a-320.avif"],
  ["the next one when the first was never loaded", ["/static/b-320.avif"], "/static/b-320.avif"],
  ["none outside the content", ["/static/logo.webp"], null],
  ["none of another page", ["/static/c.avif"], null],
])("the picture of a kept page is %s", (_, cached, expected) =>
  expect(keptPicture(LIST, new Set(cached))).toBe(expected),
);
