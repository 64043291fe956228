import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { difference } from "./compare";

const ROOT = path.resolve(import.meta.dirname, "../../..");
/** Folder of the accepted pictures, as reviewed in the repository. */
export const ACCEPTED = path.join(ROOT, "tests/pictures/accepted");
/** Folder of pictures that differ and of what differs in them. */
const DIFFERENT = path.join(ROOT, "test-results/pictures");

/** Whether the command accepts what it takes (scripts/pictures.ts). */
const accepts = process.env.PICTURES === "accept";

/** All accepted pictures, as paths within their folder. */
export async function acceptedFiles(): Promise<readonly string[]> {
  const entries = await readdir(ACCEPTED, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ACCEPTED, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** Removes the pictures of what is no longer pictured, when the command accepts. @param files all that are */
export async function removeOld(files: readonly string[]): Promise<void> {
  if (!accepts) return;
  for (const file of await acceptedFiles()) if (!files.includes(file)) await rm(path.join(ACCEPTED, file));
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Compares a picture with the accepted one, or accepts it when the command says so; one that still looks the same keeps its file.
 * @param file path within the folder of accepted pictures
 * @returns what is wrong, or null
 */
export async function problemOf(file: string, taken: Buffer): Promise<string | null> {
  const before = await readFile(path.join(ACCEPTED, file)).catch(() => null);
  const found = before && (await difference(before, taken));
  const [fresh, marked] = [file, file.replace(/\.webp$/, ".difference.png")].map((one) => path.join(DIFFERENT, one));
  await Promise.all([fresh, marked].map((one) => rm(one ?? "", { force: true })));
  if (before && !found) return null;
  if (accepts) {
    await write(path.join(ACCEPTED, file), taken);
    return null;
  }
  await write(fresh ?? "", taken);
  if (found?.shown) await write(marked ?? "", found.shown);
  return found ? `${file}: ${found.pixels} pixels` : `${file}: new`;
}
