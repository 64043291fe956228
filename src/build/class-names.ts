import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import parser from "postcss-selector-parser";
import { shortNames } from "./short-names";

/**
 * Finds the animations and classes of a CSS module, except classes inside `:global()`.
 * @returns name → number of declarations under it
 */
function localNames(css: string): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const declarations = rule.nodes.length;
    const collect = parser((selectors) => {
      selectors.walkPseudos((pseudo) => void (pseudo.value === ":global" && pseudo.remove()));
      selectors.walkClasses(({ value }) => void names.set(value, (names.get(value) ?? 0) + declarations));
    });
    collect.processSync(rule.selector);
  });
  sheet.walkAtRules(/keyframes$/, ({ params }) => void names.set(params, 1));
  return names;
}

const key = (file: string, name: string) => `${file} ${name}`;

/** Short names that the published site uses for the classes of CSS modules. */
export class ClassNames {
  readonly #names = new Map<string, string>();

  /**
   * Assigns names to the classes of all modules below `src/`; those with the most declarations get the one-letter names. The same
   * sources give the same names, in browser and server bundles alike, whatever was built before.
   * @param root root folder of the project
   */
  constructor(readonly root: string) {
    const files = globSync("src/**/*.module.css", { cwd: root }).map((file) => file.split(path.sep).join("/"));
    const found = files
      .sort()
      .flatMap((file) =>
        [...localNames(readFileSync(path.join(root, file), "utf8"))].map(([name, weight]) => ({ file, name, weight })),
      );
    const free = shortNames();
    for (const { file, name } of found.sort((a, b) => b.weight - a.weight)) {
      const { value } = free.next();
      this.#names.set(key(file, name), value);
    }
  }

  /** @param file absolute path of the module */
  nameOf(file: string, name: string): string {
    const short = this.#names.get(key(path.relative(this.root, file).split(path.sep).join("/"), name));
    if (!short) throw new Error(`${file} has no class « ${name} »`);
    return short;
  }

  /** Names in a module → the short names of the site. @param file absolute path of the module */
  namesIn(file: string): Readonly<Record<string, string>> {
    const start = key(path.relative(this.root, file).split(path.sep).join("/"), "");
    return Object.fromEntries(
      [...this.#names].flatMap(([name, short]) => (name.startsWith(start) ? [[name.slice(start.length), short]] : [])),
    );
  }

  /** Digest of all names: it changes when any name changes. */
  get digest(): string {
    return createHash("sha256")
      .update(JSON.stringify([...this.#names]))
      .digest("hex")
      .slice(0, 12);
  }
}
