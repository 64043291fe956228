import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSource, type Source, sources, under } from "./sources";

describe("the reader of imports", () => {
  it("detects every form of import", () => {
    const text = `import a from "./a"; import type { B } from "../b"; export * from "./c"; import "./d.css";
      const e = () => import("./e"); const f = require("./f"); let g: import("./g").G; import { type H } from "zod/mini";`;
    expect(
      readSource("src/shared/ui/x.ts", text).imports.map(({ to, typeOnly }) => (typeOnly ? `${to} (type)` : to)),
    ).toEqual([
      "src/shared/ui/a",
      "src/shared/b (type)",
      "src/shared/ui/c",
      "src/shared/ui/d.css",
      "src/shared/ui/e",
      "src/shared/ui/f",
      "src/shared/ui/g (type)",
      "zod/mini",
    ]);
  });

  it("finds the sources", () => expect(sources.length).toBeGreaterThan(150));
});

describe("packages", () => {
  /** « @scope/name/part » → « @scope/name » */
  const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Readonly<
    Record<"dependencies" | "devDependencies", Readonly<Record<string, string>>>
  >;
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));

  it("are declared by the project that imports them, because a transitive dependency may disappear", () => {
    const imported = sources.flatMap(({ file, imports }) =>
      imports
        .filter(({ ours, typeOnly, to }) => !ours && !typeOnly && !/^(?:node|cloudflare):/.test(to))
        .map(({ to }) => [file, packageOf(to)] as const),
    );
    expect(imported.length).toBeGreaterThan(300);
    expect(imported.filter(([, name]) => !declared.has(name))).toEqual([]);
  });
});

describe("contracts", () => {
  it("import only zod/mini and each other", () => {
    const imported = under("src/contract/").flatMap(({ imports }) => imports);
    expect([...new Set(imported.filter(({ ours }) => !ours).map(({ to }) => to))]).toEqual(["zod/mini"]);
    expect(imported.filter(({ ours, to }) => ours && !to.startsWith("src/contract/"))).toEqual([]);
  });

  it("with api.php are imported only by plugins, functions, upstream and scripts/contract, which call, imitate or check it", () => {
    const knowing = sources
      .filter(({ imports }) => imports.some(({ to }) => to.startsWith("src/contract/wire/")))
      .map(({ file }) => file);
    expect(
      knowing.filter((file) => !/^(?:plugins|functions|upstream|scripts\/contract|src\/contract)\//.test(file)),
    ).toEqual([]);
  });
});

/** Code that runs only at build. */
const AT_BUILD = /^src\/(?:gatsby-5\.16\/)?build\//;

describe("programs", () => {
  it("never import scripts or tests", () => {
    const found = sources.flatMap(({ file, imports }) =>
      imports
        .filter(({ to, ours }) => ours && /^(?:scripts|tests)\//.test(to) && !file.startsWith("scripts/"))
        .map(({ to }) => `${file} → ${to}`),
    );
    expect(found).toEqual([]);
  });

  it("import build code only in gatsby-node, gatsby-config and scripts", () => {
    const found = sources.filter(({ imports }) => imports.some(({ to }) => AT_BUILD.test(to))).map(({ file }) => file);
    expect(
      found.filter((file) => !AT_BUILD.test(file) && !/^scripts\/|^gatsby-(?:node|config)\.ts$/.test(file)),
    ).toEqual([]);
  });

  it("of the browser import nothing that exists only in Node", () => {
    const found = sources
      .filter(({ file }) => file.startsWith("src/") && !AT_BUILD.test(file))
      .flatMap(({ file, imports }) =>
        imports
          .filter(({ to }) => /^node:|^(?:sharp|postcss|htmlparser2|feed|esbuild)$/.test(to))
          .map(({ to }) => `${file} → ${to}`),
      );
    expect(found).toEqual([]);
  });
});

/** Cycles of modules that import each other, directly or indirectly. Type imports and dynamic imports count too. */
function circles(of: readonly Source[]): readonly string[] {
  const files = new Map(of.map(({ file }) => [file.replace(/\.tsx?$/, ""), file]));
  const next = new Map(of.map(({ file, imports }) => [file, imports.flatMap(({ to }) => files.get(to) ?? [])]));
  const reaches = (start: string): ReadonlySet<string> => {
    const found = new Set(next.get(start));
    for (const file of found) for (const other of next.get(file) ?? []) found.add(other);
    return found;
  };
  return [...next.keys()].filter((file) => reaches(file).has(file));
}

describe("circles", () => {
  it("are detected, also through type imports and dynamic imports", () => {
    const a = readSource("src/a.ts", `const later = () => import("./b");`);
    const b = readSource("src/b.ts", `import type { C } from "./c";`);
    const c = readSource("src/c.ts", `export * from "./a";`);
    expect(circles([a, b, c, readSource("src/d.ts", `import "./a";`)])).toEqual(["src/a.ts", "src/b.ts", "src/c.ts"]);
  });

  it("do not exist", () => expect(circles(sources)).toEqual([]));
});
