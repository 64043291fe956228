import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";
import { parse } from "node-html-parser";

/** What a page says of itself, as it was published or as it is answered. */
export interface PageFacts {
  readonly title: string;
  readonly canonical: string | null;
  /** The scripts that it loads, which tell one publication from another. */
  readonly scripts: readonly string[];
}

export function pageFacts(html: string): PageFacts {
  const page = parse(html);
  return {
    title: page.querySelector("title")?.textContent ?? "",
    canonical: page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
    scripts: [...new Set(html.match(/\/[\w.-]+\.js\b/g) ?? [])].sort(),
  };
}

const ids = z.record(z.string(), z.string());
const headers = z.array(z.tuple([z.string(), z.string()]));
const names = z.array(z.string());

/** The published site, as it was written for upload. */
export class Published {
  /** @param folder `dist/` */
  constructor(readonly folder: string) {}

  /** The page of an address, or null. */
  page(address: string): PageFacts | null {
    const file = ["/index.html", ".html"].map((end) => path.join(this.folder, `${address.replace(/\/$/, "")}${end}`));
    const found = file.find((name) => existsSync(name));
    return found === undefined ? null : pageFacts(readFileSync(found, "utf8"));
  }

  /** Paths of the pages of a kind. */
  pathsOf(kind: "brand" | "model" | "version" | "category" | "article"): readonly string[] {
    return Object.values(ids.parse(this.#json(`_ids/${kind}.json`)));
  }

  /** Pages right below an address, in the order of their names. */
  below(address: string): readonly string[] {
    const folder = path.join(this.folder, address);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map((name) => `${address}/${name.replace(/\.html$/, "")}`)
      .filter((one) => this.page(one) !== null)
      .sort();
  }

  get securityHeaders(): z.output<typeof headers> {
    return headers.parse(this.#json("_ids/headers.json"));
  }

  /** Scripts and styles that its pages load. */
  get assets(): readonly string[] {
    return names.parse(this.#json("_ids/assets.json"));
  }

  has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  #json(file: string): unknown {
    return JSON.parse(readFileSync(path.join(this.folder, file), "utf8"));
  }
}
