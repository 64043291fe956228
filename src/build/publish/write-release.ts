import { readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { takeApart } from "../../gatsby-5.16/build/built-page";
import { dataFile, dataOf, kindOf } from "../../gatsby-5.16/build/page-data";
import { routes } from "../../routes";
import { canonicalIds, ADDRESSED_KINDS, type CanonicalIds } from "./canonical-ids";
import { headersFile, securityHeaders, WORKER } from "./headers";
import { pictureWeights } from "./picture-weights";
import { putTogether } from "./published-page";
import { redirects, redirectsFile } from "./redirects";
import type { ReleasePlan } from "./release-plan";
import type { ReleaseWriter } from "./release-writer";
import type { Survey, SurveyedPage } from "./survey";

/** Number of files in memory at once. */
const CONCURRENCY = 8;

const withoutMapAddress = (text: string) =>
  text.replace(/\s*(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=[^*]*\*\/)\s*$/, "");

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

/** Attributes of the boot script. A page whose data is not at its own address gives the data's path; error pages and the offline page, which are shown at any address, contain the data itself. */
async function attributesOf(publicDir: string, { address, data }: SurveyedPage): Promise<Record<string, string>> {
  const attributes = { "data-kind": kindOf(data.componentChunkName) };
  const anywhere = address.endsWith(".html") || address === routes.offline;
  if (address !== "/" && !anywhere && data.matchPath === undefined) return attributes;
  const elsewhere = { ...attributes, "data-page": dataOf(address) };
  return anywhere
    ? { ...elsewhere, "data-page-data": await readFile(dataFile(publicDir, address), "utf8") }
    : elsewhere;
}

export interface ReleaseSource {
  readonly publicDir: string;
  /** Paths, relative to `publicDir`, of the files that are published. */
  readonly files: readonly string[];
  readonly found: Survey;
  readonly plan: ReleasePlan;
}

/** Writes every file of a release. */
export async function writeRelease(
  writer: ReleaseWriter,
  { publicDir, files, found, plan }: ReleaseSource,
): Promise<CanonicalIds> {
  const pages = new Map(found.pages.map((page) => [page.file, page]));
  const limit = pLimit(CONCURRENCY);

  const contentOf = async (file: string): Promise<Buffer> => {
    const content = await readFile(path.join(publicDir, file));
    if (/\.(?:js|css)$/.test(file)) return Buffer.from(withoutMapAddress(content.toString("utf8")));
    const page = pages.get(file);
    const parts = page && takeApart(content.toString("utf8"));
    if (!page || !parts) return content;
    const style = plan.styles.get(page.data.componentChunkName) ?? "";
    return Buffer.from(
      putTogether(parts, {
        style,
        boot: plan.boot,
        attributes: await attributesOf(publicDir, page),
        editors: plan.editors,
      }),
    );
  };
  const weights = new Map<string, number>();
  const write = async (file: string) => {
    const content = await contentOf(file);
    weights.set(file, content.length);
    await writer.put(file, content);
  };
  await Promise.all(files.map((file) => limit(() => write(file))));
  for (const [file, content] of pictureWeights(weights)) await writer.put(file, Buffer.from(content));

  await writer.put(plan.launch.name, Buffer.from(plan.launch.text));
  await writer.put(WORKER, Buffer.from(plan.worker));
  if (plan.sheet) await writer.put(plan.sheet.name, Buffer.from(plan.sheet.css));
  await writer.put("_headers", Buffer.from(headersFile(plan.policy)));
  await writer.put("_redirects", Buffer.from(redirectsFile(redirects)));
  await writer.put("_ids/headers.json", json(securityHeaders(plan.policy)));
  const ids = canonicalIds(found.pages.map(({ address }) => address));
  for (const kind of ADDRESSED_KINDS) await writer.put(`_ids/${kind}.json`, json(ids[kind]));
  return ids;
}
