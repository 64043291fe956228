import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSource, type Source, sources, under } from "./sources";

describe("the reader of imports", () => {
  it("sees every way to import", () => {
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

  it("finds the program", () => expect(sources.length).toBeGreaterThan(150));
});

describe("packages", () => {
  /** « @scope/name/part » → « @scope/name » */
  const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Readonly<
    Record<"dependencies" | "devDependencies", Readonly<Record<string, string>>>
  >;
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));

  it("are declared by the project that imports them: what another package brings may go with it", () => {
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
  it("import zod/mini and each other alone", () => {
    const imported = under("src/contract/").flatMap(({ imports }) => imports);
    expect([...new Set(imported.filter(({ ours }) => !ours).map(({ to }) => to))]).toEqual(["zod/mini"]);
    expect(imported.filter(({ ours, to }) => ours && !to.startsWith("src/contract/"))).toEqual([]);
  });

  it("with api.php are known to who asks it, answers for it or judges it: plugins, functions, upstream, scripts/contract", () => {
    const knowing = sources
      .filter(({ imports }) => imports.some(({ to }) => to.startsWith("src/contract/wire/")))
      .map(({ file }) => file);
    expect(
      knowing.filter((file) => !/^(?:plugins|functions|upstream|scripts\/contract|src\/contract)\//.test(file)),
    ).toEqual([]);
  });
});

/** What runs at build alone. */
const AT_BUILD = /^src\/(?:gatsby-5\.16\/)?build\//;

describe("programs", () => {
  it("nothing imports scripts or tests", () => {
    const found = sources.flatMap(({ file, imports }) =>
      imports
        .filter(({ to, ours }) => ours && /^(?:scripts|tests)\//.test(to) && !file.startsWith("scripts/"))
        .map(({ to }) => `${file} → ${to}`),
    );
    expect(found).toEqual([]);
  });

  it("what runs at build alone is imported by gatsby-node, gatsby-config and scripts alone", () => {
    const found = sources.filter(({ imports }) => imports.some(({ to }) => AT_BUILD.test(to))).map(({ file }) => file);
    expect(
      found.filter((file) => !AT_BUILD.test(file) && !/^scripts\/|^gatsby-(?:node|config)\.ts$/.test(file)),
    ).toEqual([]);
  });

  it("no browser code imports what Node alone has", () => {
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

/** Modules that import each other, through however many others; types and what comes at a touch count too. */
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
  it("are seen, those of types and of what comes later too", () => {
    const a = readSource("src/a.ts", `const later = () => import("./b");`);
    const b = readSource("src/b.ts", `import type { C } from "./c";`);
    const c = readSource("src/c.ts", `export * from "./a";`);
    expect(circles([a, b, c, readSource("src/d.ts", `import "./a";`)])).toEqual(["src/a.ts", "src/b.ts", "src/c.ts"]);
  });

  it("are nowhere", () => expect(circles(sources)).toEqual([]));
});
