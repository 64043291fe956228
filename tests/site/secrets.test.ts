import { describe, expect, test } from "vitest";
import { DEMO_KEY } from "../../scripts/env";
import { loadEnvironment } from "../../scripts/load-environment";
import { files, readBytes, readText } from "../support/release";
import { spellingsOf } from "../support/spellings";

/** Keys with which the site may have been built: a sentinel for this test, the owner's key, the key of the demonstration. */
const keys = new Set(
  [process.env.SENTINEL, loadEnvironment(process.cwd()).apiKey, DEMO_KEY].filter(
    (key) => key !== undefined && key !== "",
  ),
);
const needles = [...keys].flatMap((key) => [...spellingsOf(key ?? "")]);

describe("the key of api.php", () => {
  // rule: site/api-key
  test("is in no published file, in any encoding", () => {
    const leaking = files.flatMap((file) => {
      const content = readBytes(file);
      return needles.filter(([, needle]) => content.includes(needle)).map(([spelling]) => `${file} (${spelling})`);
    });
    expect(leaking).toEqual([]);
  });

  test("is in no file's name", () => {
    expect(files.filter((file) => needles.some(([, needle]) => file.includes(needle.toString())))).toEqual([]);
  });

  test.each([0, 1, 2, 3, 4, 5])("would be found in base64 after %i other bytes", (before) => {
    const content = Buffer.concat([Buffer.alloc(before, "x"), Buffer.from("SENTINEL-0/+?"), Buffer.from("after")]);
    const found = (text: string) =>
      [...spellingsOf("SENTINEL-0/+?").values()].some((needle) => text.includes(needle.toString()));
    expect(found(content.toString("base64"))).toBe(true);
    expect(found(content.toString("base64url"))).toBe(true);
  });
});

test("no source map is published or referenced", () => {
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  expect(files.filter((file) => /\.(?:js|css)$/.test(file) && readText(file).includes("sourceMappingURL="))).toEqual(
    [],
  );
});

test("no file of the build process is published", () => {
  expect(
    files.filter((file) =>
      /(?:^|\/)(?:webpack\.stats\.json|chunk-map\.json|package(?:-lock)?\.json|tsconfig\.json|\.env.*)$|^_gatsby\/|\.tsx?$/.test(
        file,
      ),
    ),
  ).toEqual([]);
});

test("no file contains a path of the machine that built it", () => {
  const root = `${process.cwd()}/`;
  expect(
    files.filter(
      (file) => /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/.test(file) && readText(file).includes(root),
    ),
  ).toEqual([]);
});
