import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { servedRelease } from "../../../src/build/publish/release-store";
import type { Processes } from "../../processes";
import { BUILD_SOURCES, copyProject } from "../project-copy";
import { difference, digestRelease } from "../release-digest";
import { type TimedBuild, timedBuild } from "../timed-build";

/**
 * What two releases of the same content may differ in, because one of them is not the first of its folder. There is nothing else.
 *
 * - Prices of earlier days are told by no content: a builder notes them (rule: costs/new-price-history). The build from nothing is given those notes.
 * - Scripts and styles of the releases before stay, for tabs that are open (rule: site/older-pages). The first release of a folder has none before it.
 */
const PRICES_OF_EARLIER_DAYS = ".state/new-prices";
const olderAssets = async (folder: string) => new Set((await servedRelease(folder))?.older.flat());

interface Source {
  readonly root: string;
  readonly out: string;
  readonly apiBase: string;
  readonly apiKey: string;
}

export interface Builder {
  /** Builds and publishes what changed since the last time. */
  readonly increment: () => Promise<TimedBuild>;
  /** Builds and publishes the same content as if nothing had been built before. */
  readonly fromNothing: () => Promise<TimedBuild>;
  /** The files in which the last increment and the last build from nothing differ and should not. */
  readonly differences: () => Promise<readonly string[]>;
  /** Copies files of both releases to a folder, to be looked at. */
  readonly keep: (files: readonly string[], folder: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const PICTURES = {
  file: "src/gatsby-5.16/build/picture-effort.ts",
  usual: "const EFFORT = 2;",
  least: "const EFFORT = 0;",
};

/** Pictures take most of the time of a build from nothing. Both builds of the copy make them with the least effort. */
async function hurryPictures(directory: string): Promise<void> {
  const file = path.join(directory, PICTURES.file);
  const source = await readFile(file, "utf8");
  if (!source.includes(PICTURES.usual)) throw new Error(`${PICTURES.file} has no « ${PICTURES.usual} »`);
  await writeFile(file, source.replace(PICTURES.usual, PICTURES.least));
}

/** Moves what builds and publications have left in a folder, which is all but the sources. */
async function moveLeft(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (![...BUILD_SOURCES, "node_modules"].includes(name)) await rename(path.join(from, name), path.join(to, name));
}

/**
 * A copy of the project that builds the same content by increments and from nothing. Both are built in one folder, whose name is in the hashes of scripts:
 * the packages of a copy are outside it, so that paths between them and its sources name it.
 */
export async function openBuilder({ root, out, apiBase, apiKey }: Source, processes: Processes): Promise<Builder> {
  const { directory, remove } = await copyProject(root, out);
  await hurryPictures(directory);
  const [aside, nothing] = [`${directory}-aside`, `${directory}-nothing`];
  const build = (log: string) =>
    timedBuild({ root, directory, apiBase, apiKey, log: path.join(out, `edits-${log}.log`) }, processes);

  return {
    increment: () => build("increments"),
    fromNothing: async () => {
      await moveLeft(directory, aside);
      try {
        const prices = path.join(aside, PRICES_OF_EARLIER_DAYS);
        await cp(prices, path.join(directory, PRICES_OF_EARLIER_DAYS), { recursive: true });
        return await build("nothing");
      } finally {
        await rm(nothing, { recursive: true, force: true });
        await moveLeft(directory, nothing);
        await moveLeft(aside, directory);
      }
    },
    differences: async () => {
      const older = await olderAssets(directory);
      const [increments, first] = await Promise.all(
        [directory, nothing].map((folder) => digestRelease(path.join(folder, "dist"))),
      );
      if (!increments || !first) throw new Error("there are not two releases");
      return difference(increments, first).files.filter((file) => first.has(file) || !older.has(file));
    },
    keep: async (files, folder) => {
      for (const [name, from] of [["increments", directory] as const, ["nothing", nothing] as const])
        for (const file of files) {
          const target = path.join(folder, name, file);
          await mkdir(path.dirname(target), { recursive: true });
          await cp(path.join(from, "dist", file), target).catch(() => undefined); // One of them may lack it.
        }
    },
    remove: async () => {
      await remove();
      for (const folder of [aside, nothing]) await rm(folder, { recursive: true, force: true });
    },
  };
}
