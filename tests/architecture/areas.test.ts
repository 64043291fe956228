import { describe, expect, it } from "vitest";
import { type Import, type Source, sources, under } from "./sources";

/**
 * The areas of the product, in `src/` and in `functions/`, and the other areas that each may use (drawn in docs/architecture.md). `shared` does not
 * depend on the product; every area may use it. The table holds for contracts too: those of an area are in `src/contract/` under its name, those
 * with api.php in `wire`.
 */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  site: [],
  costs: ["site"],
  members: ["site"],
  messages: ["site", "members"],
  editorial: ["site", "costs"],
  guide: ["site", "costs", "members", "messages"],
  market: ["site", "costs", "members", "messages", "guide"],
  mine: ["site", "members", "messages", "guide", "market"],
};
/** Folders of `src/` with pages, which combine areas. In `functions/`, the handlers of addresses, of the clock and of operators do. */
const PAGES = ["pages", "templates", "slices"];
const WORKER = ["index", "api", "routing", "clock", "health", "ops", "overview", "settings"];

/** Files of `src/` that all its code may use. */
const BASE =
  /^src\/(?:shared\/|gatsby-5\.16\/browser\/|contract\/shared\/|(?:routes|menu|site|site-description|places)$)/;

/** Contracts of other areas than the table allows → the files that use them, and why. */
const BORROWED: Readonly<Record<string, { readonly by: RegExp; readonly why: string }>> = {
  "src/contract/guide/suggestion": {
    by: /^src\/site\/search\//,
    why: "every page's head has the search field, whose suggestions are cars of the guide",
  },
  "src/contract/market/states": {
    by: /^src\/shared\/stored\/tables\.ts$/,
    why: "the page of stored data says how long the Worker's tables are kept",
  },
  "src/contract/market/own-photo": { by: /^functions\/shared\/problem\.ts$/, why: "a sentence says how many photos" },
  "src/contract/market/waiting": { by: /^functions\/shared\/problem\.ts$/, why: "one of the sentences" },
};

/** « src/contract/market/form.ts » → « market » */
const contractOf = (file: string) => /^src\/contract\/([^/]+)\//.exec(file)?.[1] ?? null;
/** Whether a file of one of these areas may use a contract. */
const mayUse = (areas: readonly string[], to: string, file: string) =>
  areas.includes(contractOf(to) ?? "") || (BORROWED[to]?.by.test(file) ?? false);

/** « src/guide/lists/model-card.tsx » → « guide » */
const folderOf = (file: string) => /^(?:src|functions)\/([^/]+)\//.exec(file)?.[1] ?? null;
const stray = ({ file }: Source, { to }: Import) => `${file} → ${to}`;
const ours = (from: readonly Source[], allowed: (to: string, file: string) => boolean) =>
  from.flatMap((source) =>
    source.imports.filter((one) => one.ours && !allowed(one.to, source.file)).map((one) => stray(source, one)),
  );

describe("areas", () => {
  it("depend on each other in one direction, without cycles", () => {
    const reach = (area: string): readonly string[] => (AREAS[area] ?? []).flatMap((other) => [other, ...reach(other)]);
    expect(Object.keys(AREAS).filter((area) => reach(area).includes(area))).toEqual([]);
  });

  it("are the only folders of src/ and functions/, besides pages, build, contracts, styles and the internals of Gatsby", () => {
    const folders = (root: string) =>
      [...new Set(under(root).flatMap(({ file }) => folderOf(file) ?? []))]
        .filter((folder) => !(folder in AREAS))
        .sort();
    expect(folders("src/")).toEqual(["build", "contract", "gatsby-5.16", ...PAGES].sort());
    expect(folders("functions/")).toEqual(["migrations"]);
  });

  it.each(Object.entries(AREAS))("src/%s only uses %j", (area, others) => {
    const allowed = [area, ...others];
    expect(
      ours(
        under(`src/${area}/`),
        (to, file) =>
          BASE.test(to) || mayUse(allowed, to, file) || (to.startsWith("src/") && allowed.includes(folderOf(to) ?? "")),
      ),
    ).toEqual([]);
  });

  it.each(Object.entries(AREAS))(
    "functions/%s only uses %j, and of src/ the same areas and its own",
    (area, others) => {
      const allowed = ["shared", area, ...others];
      expect(
        ours(
          under(`functions/${area}/`),
          (to, file) =>
            /^functions\/(?:env$|migrations\/)/.test(to) ||
            mayUse([...allowed, "wire"], to, file) ||
            BASE.test(to) ||
            allowed.includes(folderOf(to) ?? ""),
        ),
      ).toEqual([]);
    },
  );

  it.each(Object.entries(AREAS))("src/contract/%s only uses the contracts of %j, and its own", (area, others) => {
    const allowed = ["shared", area, ...others];
    expect(ours(under(`src/contract/${area}/`), (to) => allowed.includes(contractOf(to) ?? ""))).toEqual([]);
  });

  it("and api.php are the only folders of src/contract/", () => {
    const folders = new Set(under("src/contract/").map(({ file }) => contractOf(file)));
    expect([...folders].filter((folder) => !(folder !== null && folder in AREAS))).toEqual(["wire"]);
  });

  it("borrow a contract only where the table would not allow it", () => {
    const unused = Object.entries(BORROWED).filter(
      ([contract, { by }]) =>
        !sources.some(({ file, imports }) => by.test(file) && imports.some(({ to }) => to === contract)),
    );
    expect(unused).toEqual([]);
  });

  it("in the Worker import no file that combines them", () => {
    const tops = WORKER.map((name) => `functions/${name}`);
    expect(
      ours(
        under("functions/").filter(({ file }) => folderOf(file) !== null),
        (to) => !tops.includes(to),
      ),
    ).toEqual([]);
  });
});

describe("pages", () => {
  it.each(PAGES)("of src/%s import areas, and no other page", (folder) => {
    expect(
      ours(
        under(`src/${folder}/`),
        (to) =>
          to.endsWith(".css") || BASE.test(to) || (folderOf(to) ?? "") in AREAS || (contractOf(to) ?? "") in AREAS,
      ),
    ).toEqual([]);
  });

  it("are used by no area", () => {
    expect(
      ours(
        under("src/").filter(({ file }) => (folderOf(file) ?? "") in AREAS),
        (to) => !PAGES.includes(folderOf(to) ?? ""),
      ),
    ).toEqual([]);
  });
});

describe("what the Worker, api.php's stand-in and the source plugin take of src/", () => {
  const byModule = new Map(sources.map((source) => [source.file.replace(/\.tsx?$/, ""), source]));
  /** Files of the Worker that render components (functions/shared/fill-page.ts); their components are those of the site. */
  const isRendering = ({ file }: Source) => /^functions\/(?:.*\.tsx|shared\/fill-page\.ts)$/.test(file);
  /** All that runs with a program, through whatever it imports, apart from the components that it renders. */
  function runningWith(program: readonly Source[]): ReadonlySet<Source> {
    const found = new Set(program.filter((source) => !isRendering(source)));
    for (const { imports } of found)
      for (const { to, typeOnly } of imports) {
        const source = typeOnly ? undefined : byModule.get(to);
        if (source && !isRendering(source)) found.add(source);
      }
    return found;
  }

  it.each(["functions/", "upstream/", "plugins/"])("%s: functions of values alone, nothing of a page", (folder) => {
    const taken = [...runningWith(under(folder))].filter(({ file }) => file.startsWith("src/"));
    expect(taken.length).toBeGreaterThan(5);
    const packages = taken.flatMap((source) =>
      source.imports
        .filter((one) => !one.typeOnly && (!one.ours || one.to.endsWith(".css")) && one.to !== "zod/mini")
        .map((one) => stray(source, one)),
    );
    expect(packages).toEqual([]);
  });

  it("components that the Worker renders are without Gatsby, the router, forms and accounts", () => {
    const rendered = new Set(under("functions/").filter(isRendering));
    for (const { imports } of rendered)
      for (const { to, typeOnly, dynamic } of imports) {
        const source = typeOnly || dynamic ? undefined : byModule.get(to);
        if (source) rendered.add(source);
      }
    expect(rendered.size).toBeGreaterThan(50);
    const packages = [...rendered].flatMap(({ file, imports }) =>
      file.startsWith("src/")
        ? imports.flatMap(({ to, ours: own, typeOnly, dynamic }) => (own || typeOnly || dynamic ? [] : to))
        : [],
    );
    expect([...new Set(packages)].sort()).toEqual(["jotai", "react", "zod/mini"]);
  });

  it("src/ imports nothing from them", () => {
    expect(ours(under("src/"), (to) => to.startsWith("src/"))).toEqual([]);
  });

  it("they import nothing of what runs at build, nor each other", () => {
    for (const folder of ["functions/", "upstream/", "plugins/"])
      expect(
        ours(
          under(folder),
          // wrangler names the bundle of the Worker in the types of its bindings.
          (to) =>
            to.startsWith(folder) || to === ".worker/index" || (to.startsWith("src/") && !to.startsWith("src/build/")),
        ),
      ).toEqual([]);
  });
});
