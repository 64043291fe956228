import { SaxesParser } from "saxes";
import { expect } from "vitest";

/** Fails on XML that is not well formed, ids given twice, references to nothing, and impossible numbers. */
export const inspect = (svg: string): void => {
  const ids: string[] = [];
  const wanted: string[] = [];
  const odd: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    for (const [key, value] of Object.entries(attributes)) {
      const isName = key === "id" || key === "href" || value.startsWith("url(#"); // Names are hashes, which may spell « null ».
      if (!isName && /NaN|undefined|Infinity|null/.test(value)) odd.push(`${name} ${key}=${value}`);
      if (key === "id") ids.push(value);
      if (key === "href") wanted.push(value.slice(1));
      const target = /^url\(#(.+)\)$/.exec(value)?.[1];
      if (target) wanted.push(target);
      if (/^(width|height|r|rx|ry|stroke-width)$/.test(key) && !(Number(value) > 0))
        odd.push(`${name} ${key}=${value}`);
      if (/opacity$/.test(key) && !(Number(value) <= 1)) odd.push(`${name} ${key}=${value}`);
    }
  });
  parser.write(svg).close();
  expect(odd).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
};
