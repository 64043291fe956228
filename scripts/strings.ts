import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { areaOf, visibleStrings } from "./strings/visible-strings";

const NOT_SHOWN = /\.test\.tsx?$|\/(?:test|testing|canaries|gatsby-5\.16)\/|\/fixture-|\.d\.ts$/;

/** `npm run strings`: prints every text that visitors can see, « file:line: text », by area. Names of areas after it limit the list: `npm run strings -- market`. */
function strings(areas: readonly string[]): void {
  const files = globSync("{src,functions}/**/*.{ts,tsx}").map((file) => file.split(path.sep).join("/"));
  const byArea = new Map<string, string[]>();
  for (const file of files.filter((one) => !NOT_SHOWN.test(one)).sort()) {
    const area = areaOf(file);
    if (areas.length > 0 && !areas.includes(area)) continue;
    const lines = visibleStrings(file, readFileSync(file, "utf8")).map(({ line, text }) => `${file}:${line}: ${text}`);
    byArea.set(area, [...(byArea.get(area) ?? []), ...lines]);
  }
  for (const [area, lines] of [...byArea].filter(([, found]) => found.length > 0).sort())
    process.stdout.write(`\n## ${area} (${lines.length})\n${lines.join("\n")}\n`);
}

strings(process.argv.slice(2));
