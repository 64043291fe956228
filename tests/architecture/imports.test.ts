import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSource, sources, under, type Source } from "./sources";

/** Imports of ours that leave the allowed places, as « file → target ». */
function strays(from: readonly Source[], allowed: readonly RegExp[]): readonly string[] {
  return from.flatMap(({ file, imports }) =>
    imports.filter(({ ours, to }) => ours && !allowed.some((place) => place.test(to))).map(({ to }) => `${file} → ${to}`),
  );
}
const startingWith = (...places: readonly string[]) => places.map((place) => new RegExp(`^${place}`));

/** What all of the site's program may use. */
const BASE = ["src/routes$", "src/menu$", "src/site$", "src/places$", "src/lib/", "src/contract/(?!wire/)", "src/offline/(?!worker$|gone$)"];
/** The layers of src, from the ground up (DESIGN § 2): what each may import of ours beside itself. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  "src/lib/": ["src/site$", "src/places$", "src/contract/(?!wire/)"],
  "src/offline/": ["src/routes$", "src/lib/"],
  "src/ui/": BASE,
  "src/sections/": [...BASE, "src/ui/", "src/features/"],
  "src/app/": [...BASE, "src/ui/", "src/features/(?:toasts|theme|popups)/"],
  "src/slices/": [...BASE, "src/ui/", "src/features/", "src/sections/", "src/app/"],
  "src/templates/": [...BASE, "src/ui/", "src/features/", "src/sections/", "src/app/"],
  "src/pages/": [...BASE, "src/ui/", "src/features/", "src/sections/", "src/app/"],
  "src/build/": [...BASE, "src/ui/icon$"],
};
/** Features that the others may use. */
const SHARED_FEATURES = ["src/features/brands/", "src/features/toasts/", "src/features/theme/", "src/features/popups/", "src/features/messages/", "src/features/kept/", "src/features/account/account-state", "src/features/account/provider"];

describe("the reader of imports", () => {
  it("sees every way to import", () => {
    const text = `import a from "./a"; import type { B } from "../b"; export * from "./c"; import "./d.css";
      const e = () => import("./e"); const f = require("./f"); let g: import("./g").G; import { type H } from "zod/mini";`;
    expect(readSource("src/ui/x.ts", text).imports.map(({ to, typeOnly }) => (typeOnly ? `${to} (type)` : to))).toEqual([
      "src/ui/a", "src/b (type)", "src/ui/c", "src/ui/d.css", "src/ui/e", "src/ui/f", "src/ui/g (type)", "zod/mini",
    ]);
  });

  it("finds the program", () => expect(sources.length).toBeGreaterThan(150));
});

describe("packages", () => {
  /** « @scope/name/part » → « @scope/name » */
  const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Readonly<Record<"dependencies" | "devDependencies", Readonly<Record<string, string>>>>;
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));

  it("are declared by the project that imports them: what another package brings may go with it", () => {
    const imported = sources.flatMap(({ file, imports }) => imports.filter(({ ours, typeOnly, to }) => !ours && !typeOnly && !/^(?:node|cloudflare):/.test(to)).map(({ to }) => [file, packageOf(to)] as const));
    expect(imported.length).toBeGreaterThan(300);
    expect(imported.filter(([, name]) => !declared.has(name))).toEqual([]);
  });
});

describe("imports flow one way (DESIGN § 2)", () => {
  it("the contract imports zod/mini and itself alone", () => {
    const packages = under("src/contract/").flatMap(({ imports }) => imports.filter(({ ours }) => !ours).map(({ to }) => to));
    expect([...new Set(packages)]).toEqual(["zod/mini"]);
    expect(strays(under("src/contract/"), startingWith("src/contract/"))).toEqual([]);
  });

  it("src imports nothing from functions, plugins, upstream or scripts", () => {
    expect(strays(under("src/"), startingWith("src/"))).toEqual([]);
  });

  it("functions import the contract, the pure helpers, the routes and the country's constants alone", () => {
    expect(strays(under("functions/"), startingWith("functions/", "src/contract/", "src/lib/", "src/routes$", "src/site$", "src/places$"))).toEqual([]);
  });

  it.each(["plugins/", "upstream/"])("%s import the contract and the pure helpers of src alone, beside themselves", (folder) => {
    expect(strays(under(folder), startingWith(folder, "src/contract/", "src/lib/"))).toEqual([]);
  });

  it("what api.php sends is known to plugins, functions, upstream and the contract alone", () => {
    const knowing = sources.filter(({ imports }) => imports.some(({ to }) => to.startsWith("src/contract/wire/"))).map(({ file }) => file);
    expect(knowing.filter((file) => !/^(?:plugins|functions|upstream|src\/contract)\//.test(file))).toEqual([]);
  });

  it("nothing imports scripts or tests", () => {
    const found = sources.flatMap(({ file, imports }) =>
      imports.filter(({ to, ours }) => ours && /^(?:scripts|tests)\//.test(to) && !file.startsWith("scripts/")).map(({ to }) => `${file} → ${to}`),
    );
    expect(found).toEqual([]);
  });

  it("what runs at build alone is imported by gatsby-node, gatsby-config and scripts alone", () => {
    const found = sources.filter(({ imports }) => imports.some(({ to }) => to.startsWith("src/build/"))).map(({ file }) => file);
    expect(found.filter((file) => !/^(?:src\/build|scripts)\/|^gatsby-(?:node|config)\.ts$/.test(file))).toEqual([]);
  });

  it("no browser code imports what Node alone has", () => {
    const found = sources
      .filter(({ file }) => file.startsWith("src/") && !file.startsWith("src/build/"))
      .flatMap(({ file, imports }) => imports.filter(({ to }) => /^node:|^(?:sharp|postcss|feed|esbuild)$/.test(to)).map(({ to }) => `${file} → ${to}`));
    expect(found).toEqual([]);
  });
});

describe("the layers of src", () => {
  it.each(Object.entries(LAYERS))("%s imports only what lies under it", (layer, allowed) => {
    expect(strays(under(layer), startingWith(layer, ...allowed))).toEqual([]);
  });

  it("features do not import each other, those that serve the others aside", () => {
    const found = under("src/features/").flatMap((source) => {
      const own = /^src\/features\/[^/]+\//.exec(source.file)?.[0];
      return strays([source], startingWith(...BASE, "src/ui/", ...SHARED_FEATURES, ...(own ? [own] : ["src/features/[^/]+$"])));
    });
    expect(found).toEqual([]);
  });

  it.each(["src/pages/", "src/templates/", "src/slices/"])("a page does not import another of %s", (folder) => {
    const found = under(folder).flatMap(({ file, imports }) => imports.filter(({ to }) => to.startsWith(folder) && !to.endsWith(".css")).map(({ to }) => `${file} → ${to}`));
    expect(found).toEqual([]);
  });

  it("every folder of src is one of the layers", () => {
    const folders = new Set(under("src/").map(({ file }) => /^src\/[^/]+\//.exec(file)?.[0]).filter((folder) => folder !== undefined));
    expect([...folders].sort()).toEqual(["src/contract/", "src/features/", ...Object.keys(LAYERS)].sort());
  });
});
