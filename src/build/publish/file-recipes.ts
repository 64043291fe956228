import { readFile } from "node:fs/promises";
import path from "node:path";
import { takeApart } from "../../gatsby-5.16/build/built-page";
import { dataFile, dataOf } from "../../gatsby-5.16/build/page-data";
import { routes } from "../../routes";
import { digestOf, type FileDigests } from "./file-digests";
import { putTogether } from "./published-page";
import type { ReleasePlan } from "./release-plan";
import type { Survey, SurveyedPage } from "./survey";

/** How a published file is made. */
export interface Recipe {
  /** Digest of all that it is made from. */
  readonly key: string;
  readonly make: () => Promise<Buffer>;
}

const withoutMapAddress = (text: string) =>
  text.replace(/\s*(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=[^*]*\*\/)\s*$/, "");

/** Attributes of the boot script. A page whose data is not at its own address gives the data's path; error pages and the offline page, which are shown at any address, contain the data itself. */
async function attributesOf(
  publicDir: string,
  { address, data }: SurveyedPage,
  kind: number | undefined,
): Promise<Record<string, string>> {
  const attributes = { "data-kind": `${kind ?? ""}` };
  const anywhere = address.endsWith(".html") || address === routes.offline;
  if (address !== "/" && !anywhere && data.matchPath === undefined) return attributes;
  const elsewhere = { ...attributes, "data-page": dataOf(address) };
  return anywhere
    ? { ...elsewhere, "data-page-data": await readFile(dataFile(publicDir, address), "utf8") }
    : elsewhere;
}

/** @returns the recipe of a file, by its path below `publicDir` */
export function recipes(
  publicDir: string,
  found: Survey,
  plan: ReleasePlan,
  digests: FileDigests,
): (file: string) => Promise<Recipe> {
  const pages = new Map(found.pages.map((page) => [page.file, page]));
  const styles = new Map([...plan.styles].map(([chunk, css]) => [chunk, { css, digest: digestOf(css) }]));
  const shared = digestOf(JSON.stringify([plan.boot, plan.editors]));

  return async (file) => {
    const source = (await digests.of(file)) ?? "";
    const read = () => readFile(path.join(publicDir, file));
    const page = pages.get(file);
    if (!page && !/\.(?:js|css)$/.test(file)) return { key: source, make: read };
    if (!page)
      return { key: source, make: async () => Buffer.from(withoutMapAddress((await read()).toString("utf8"))) };
    const attributes = await attributesOf(publicDir, page, plan.numbers.get(page.data.componentChunkName));
    const style = styles.get(page.data.componentChunkName);
    return {
      key: digestOf(JSON.stringify([source, attributes, style?.digest, shared])),
      make: async () => {
        const content = await read();
        const parts = takeApart(content.toString("utf8"));
        const insert = { style: style?.css ?? "", boot: plan.boot, attributes, editors: plan.editors };
        return parts ? Buffer.from(putTogether(parts, insert)) : content;
      },
    };
  };
}
