import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { Joi } from "gatsby-plugin-utils";
import { optionsSchema } from "../src/options-schema";
import { createSourceNodes } from "../src/source-nodes";
import { Panic, type StandIn, standInGatsby } from "./stand-in";

export const KEY = "SENTINEL-7f3c9a";

interface Choices {
  apiBase: string;
  options?: Record<string, unknown>;
  now?: number;
  /** Matches the addresses of pictures whose download fails. */
  brokenPhotos?: RegExp;
}

/** A site folder with a stand-in for Gatsby, which can be built repeatedly. @param built another site whose state is copied */
export async function newSite(built?: { readonly stateDir: string; readonly gatsby: StandIn }) {
  const stateDir = await mkdtemp(join(tmpdir(), "guide-auto-"));
  if (built) await cp(built.stateDir, stateDir, { recursive: true });
  const gatsby = standInGatsby(built?.gatsby);
  return {
    gatsby,
    stateDir,
    build: (choices: Choices) => build(gatsby, stateDir, choices),
    report: async (): Promise<{
      degraded: { endpoint: string; reason: string; ageHours: number | null }[];
      shortened: string[];
      pictures: string[];
    }> => JSON.parse(await readFile(join(stateDir, "build-report.json"), "utf8")),
  };
}

/** A site that was built once from an API. */
export async function builtSite(apiBase: string) {
  const site = await newSite();
  const panic = await site.build({ apiBase });
  if (panic) throw panic;
  return site;
}

const digestOf = (text: string) => createHash("md5").update(text).digest("hex");

/** Calls the hook as Gatsby does, with options checked and completed; only pictures and pauses are faked. @returns the panic, if any. */
async function build(
  gatsby: StandIn,
  stateDir: string,
  { apiBase, options, now, brokenPhotos }: Choices,
): Promise<Panic | null> {
  gatsby.forget();
  const sourceNodes = createSourceNodes({
    createRemoteFile: async ({ url, createNode }) => {
      if (brokenPhotos?.test(url)) throw new Error(`Unable to fetch: ${url}`);
      await createNode({
        id: `file:${url}`,
        name: parse(url).name,
        internal: { type: "File", contentDigest: digestOf(url) },
      });
      return gatsby.nodes.get(`file:${url}`) as never;
    },
    wait: async () => {},
    now: () => now ?? Date.now(),
  });
  const given = { apiBase, apiKey: KEY, stateDir, timeoutMs: 20_000, ...options };
  const checked = await optionsSchema({ Joi }).validateAsync(given);
  try {
    await sourceNodes(gatsby.args, { plugins: [], ...checked }, () => {});
    return null;
  } catch (error) {
    if (error instanceof Panic) return error;
    throw error;
  }
}
