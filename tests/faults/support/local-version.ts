import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type EdgeVariables, localConfig } from "../../../scripts/edge";

/** A version of the Worker, as it was uploaded: its code, its pages, its settings. */
export interface LocalVersion {
  readonly id: string;
  readonly folder: string;
  readonly variables: EdgeVariables;
  /** Number of the newest migration that it knows. */
  readonly schema: string;
}

/** An address of each version that runs its clock, which the local runtime does not. */
export const CLOCK = "/cdn-cgi/clock";

/** A page of a version that answers 500 from the moment on at which somebody asks for `FALL`. */
export const FALL = "/cdn-cgi/fall";
export const FALLING = "/marche-doccasion";

const ENTRY = `
import worker from "./index.js";
let hasFallen = false;
export default {
  ...worker,
  async fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "${CLOCK}") {
      await worker.scheduled({ cron: searchParams.get("cron") }, env, context);
      return new Response(null, { status: 204 });
    }
    if (pathname === "${FALL}") hasFallen = true;
    if (hasFallen && pathname === "${FALLING}") return new Response("", { status: 500 });
    return worker.fetch(request, env, context);
  },
};
`;

export const codeOf = ({ folder }: LocalVersion) => path.join(folder, "code");

/**
 * Keeps what is uploaded in a folder of its own.
 * @param bundle folder of the bundled Worker
 * @param dist folder of the published pages
 */
export async function keepVersion(version: LocalVersion, bundle: string, dist: string): Promise<void> {
  const code = codeOf(version);
  await mkdir(version.folder, { recursive: true });
  await cp(bundle, code, { recursive: true });
  await cp(dist, path.join(version.folder, "dist"), { recursive: true, dereference: true });
  await writeFile(path.join(code, "entry.js"), ENTRY);
}

/**
 * Writes the settings with which a version is served on this machine. Its id is a variable, because the runtime makes up another one at each start.
 * @param root folder of the site
 * @param consumes whether the queues go to it, which go to one version
 * @returns the path of the file
 */
export async function writeConfig(root: string, version: LocalVersion, consumes: boolean): Promise<string> {
  const { id, folder, variables, schema } = version;
  const settings = localConfig(
    await readFile(path.join(root, "wrangler.toml"), "utf8"),
    path.join(folder, "dist"),
    variables,
  )
    .replace(/^name = .*$/m, `name = "${id}"`)
    .replace(/^main = .*$/m, 'main = "code/entry.js"')
    .replace(/^\[version_metadata\]\nbinding = "RELEASE"\n/m, "")
    .replace(/^\[vars\]$/m, `[vars]\nRELEASE = { id = "${id}", tag = "${schema}", timestamp = "" }`)
    .replace(/^migrations_dir = .*$/m, "");
  const file = path.join(folder, "wrangler.toml");
  await writeFile(file, consumes ? settings : settings.replace(/^\[\[queues\.consumers\]\]\n(?:[^[\n].*\n)+/gm, ""));
  return file;
}
