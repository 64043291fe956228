import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { withOwnPictures } from "./custom-css";

test("a picture of the API host is published on the site; the address of a picture that could not be downloaded is unchanged", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "custom-css-"));
  const absolutePath = path.join(folder, "a.png");
  writeFileSync(absolutePath, "picture");
  const css =
    '.a{background:url("https://api.example/a.png") no-repeat,url("https://api.example/b.png")}.b{background:url("https://api.example/a.png")}';
  const pictures = [
    {
      url: "https://api.example/a.png",
      file: { absolutePath, ext: ".png", internal: { contentDigest: "0123456789ab" } },
    },
    { url: "https://api.example/b.png", file: null },
  ];
  expect(withOwnPictures({ css, pictures }, folder)).toBe(
    '.a{background:url("/static/custom/0123456789ab.png") no-repeat,url("https://api.example/b.png")}.b{background:url("/static/custom/0123456789ab.png")}',
  );
  expect(readFileSync(path.join(folder, "static/custom/0123456789ab.png"), "utf8")).toBe("picture");
});
