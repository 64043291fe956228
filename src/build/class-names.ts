import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import parser from "postcss-selector-parser";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Blockers of advertising hide whatever has such a class. */
const HIDDEN = /^ad/i;

function* shortNames(): Generator<string> {
  yield* LETTERS;
  for (const first of LETTERS) for (const second of LETTERS) if (!HIDDEN.test(first + second)) yield first + second;
}

/** Classes that a CSS module names, those inside `:global()` aside, and its animations. */
function localNames(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = parser((selectors) => {
    selectors.walkPseudos((pseudo) => void (pseudo.value === ":global" && pseudo.remove()));
    selectors.walkClasses(({ value }) => void names.add(value));
  });
  const sheet = postcss.parse(css);
  sheet.walkRules(({ selector }) => void collect.processSync(selector));
  sheet.walkAtRules(/keyframes$/, ({ params }) => void names.add(params));
  return names;
}

const key = (file: string, name: string) => `${file} ${name}`;

/** What the published site calls each class of each CSS module. */
export class ClassNames {
  readonly #names = new Map<string, string>();
  readonly #modules = new Map<string, string>();

  /**
   * Counts the classes of all modules below `src/` in alphabetical order: the same sources give the same names, in
   * browser and server bundles alike, whatever was built before.
   * @param root of the project
   */
  constructor(readonly root: string) {
    const free = shortNames();
    for (const file of globSync("src/**/*.module.css", { cwd: root }).map((file) => file.split(path.sep).join("/")).sort())
      for (const name of [...localNames(readFileSync(path.join(root, file), "utf8"))].sort()) {
        const { value } = free.next();
        if (!value) throw new Error("There are more CSS classes than names of two letters.");
        this.#names.set(key(file, name), value);
        this.#modules.set(value, file);
      }
  }

  /** @param file path of the module, absolute */
  nameOf(file: string, name: string): string {
    const short = this.#names.get(key(path.relative(this.root, file).split(path.sep).join("/"), name));
    if (!short) throw new Error(`${file} has no class « ${name} »`);
    return short;
  }

  /** The module that gave a class its name; none for the classes of `src/styles` and of content. */
  moduleOf = (published: string): string | undefined => this.#modules.get(published);

  /** Changes with any name. */
  get digest(): string {
    return createHash("sha256").update(JSON.stringify([...this.#names])).digest("hex").slice(0, 12);
  }
}
