import { readFile } from "node:fs/promises";
import path from "node:path";
import { digestOf } from "./file-digests";
import { filesBelow } from "./public-files";

const PROJECT = path.resolve(import.meta.dirname, "../../..");
let digest: Promise<string> | null = null;

async function read(): Promise<string> {
  const sources = (await filesBelow(path.join(PROJECT, "src"))).map((file) => `src/${file}`);
  const all = await Promise.all(
    [...sources, "package-lock.json"].map(async (file) => [file, digestOf(await readFile(path.join(PROJECT, file)))]),
  );
  return digestOf(JSON.stringify(all));
}

/** Digest of the sources and of the versions of packages, as they were when this process first asked: what runs was loaded then. */
export const projectDigest = (): Promise<string> => {
  digest ??= read();
  return digest;
};
