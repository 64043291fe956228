import { readFile } from "node:fs/promises";
import path from "node:path";
import { digestOf } from "./file-digests";
import { filesBelow } from "./public-files";

const PROJECT = path.resolve(import.meta.dirname, "../../..");
let digest: Promise<string> | null = null;

const FOLDERS = ["src", "plugins"];
const FILES = ["gatsby-config.ts", "gatsby-node.ts", "package.json", "package-lock.json", "tsconfig.json"];
/** Made of the others by each build. */
const MADE = "src/gatsby-types.d.ts";

async function read(counts: (file: string) => boolean): Promise<string> {
  const sources = FOLDERS.flatMap((folder) =>
    filesBelow(path.join(PROJECT, folder)).map((file) => `${folder}/${file}`),
  );
  const all = await Promise.all(
    [...sources.filter((file) => file !== MADE && counts(file)), ...FILES].map(async (file) => [
      file,
      digestOf(await readFile(path.join(PROJECT, file))),
    ]),
  );
  return digestOf(JSON.stringify(all));
}

/** Digest of the sources and of the versions of packages, as they were when this process first asked: what runs was loaded then. */
export const projectDigest = (): Promise<string> => {
  digest ??= read(() => true);
  return digest;
};

/** Digest of the code that decides what a query answers, as it is now: all but components, their styles and tests. */
export const buildCodeDigest = (): Promise<string> => read((file) => /(?<!\.test)\.m?ts$/.test(file));
