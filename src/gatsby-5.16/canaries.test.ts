import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { IN_BROWSERS } from "./canaries/browser";
import { AT_BUILD } from "./canaries/build";
import type { Canary } from "./canaries/canary";
import { IN_GATSBY } from "./canaries/replaced";

const FOLDER = "src/gatsby-5.16";
const HOW = "docs/decisions/0015-gatsby-insides-in-one-folder.md says how to upgrade";

/** Text of a package's file; Gatsby's own copy of the package takes precedence over the one in the root. */
function installed(file: string): string {
  const found = ["node_modules/gatsby/node_modules", "node_modules"].find((root) => existsSync(path.join(root, file)));
  return found ? readFileSync(path.join(found, file), "utf8") : "";
}

const versionOf = (name: string) =>
  (JSON.parse(installed(`${name}/package.json`)) as { readonly version: string }).version;

/** Sentence about the broken assumption; null when it still holds. */
const brokenIn = (text: string, { file, source, says, broken }: Canary & { readonly file: string }): string | null =>
  says.test(text) ? null : `${broken} (${source}): ${FOLDER}/${file} relies on it; ${HOW}.`;

const CANARIES = { ...IN_BROWSERS, ...AT_BUILD, ...IN_GATSBY };
const all = Object.entries(CANARIES).flatMap(([file, canaries]) => canaries.map((canary) => ({ file, ...canary })));

describe("the internals that this folder relies on", () => {
  it("belong to the Gatsby version in the folder’s name, with webpack 5 and one sharp", () => {
    const gatsby = versionOf("gatsby");
    const wrong = [
      ...(gatsby.startsWith("5.16.") ? [] : [`Gatsby ${gatsby} is installed, ${FOLDER} is for 5.16`]),
      ...(/^5\./.test(versionOf("webpack"))
        ? []
        : [`webpack ${versionOf("webpack")} is installed, ${FOLDER} is for 5`]),
      ...(existsSync("node_modules/gatsby-plugin-sharp/node_modules/sharp")
        ? ["gatsby-plugin-sharp has a sharp of its own: build/picture-effort.ts changes another one"]
        : []),
    ].map((what) => `${what}: mend what the other tests of this folder name, then rename it; ${HOW}.`);
    expect(wrong).toEqual([]);
  });

  it.each(all)("are unchanged: not « $broken » ($file)", (one) =>
    expect(brokenIn(installed(one.source), one)).toBeNull(),
  );

  it.each(all)("are reported when they are gone: « $broken » ($file)", (one) => {
    const without = installed(one.source).replace(new RegExp(one.says, "g"), "");
    expect(brokenIn(without, one)).toContain(`${one.broken} (${one.source}): ${FOLDER}/${one.file} relies on it`);
  });

  it("have canaries for each file, whose docstring names the internals, the reason and the consequence of a change", () => {
    const files = globSync("{browser,build}/*.{ts,tsx,mts}", { cwd: FOLDER })
      .map((file) => file.split(path.sep).join("/"))
      .filter((file) => !/\.test\.|\/fixture-|\/gone\.ts$/.test(file));
    expect(files.sort()).toEqual(Object.keys(CANARIES).sort());
    const undocumented = files.filter((file) => {
      const text = readFileSync(path.join(FOLDER, file), "utf8");
      return !/^\/\*\*[^]*?- Relies on: [^]*?- No public way: [^]*?- When it changes: [^]*?\*\//.test(text);
    });
    expect(undocumented).toEqual([]);
  });
});
