import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { servedRelease } from "../../../src/build/publish/release-store";
import type { Processes } from "../../processes";
import { copyProject } from "../project-copy";
import { difference, digestRelease } from "../release-digest";
import { type TimedBuild, timedBuild } from "../timed-build";

/** What builds and publications keep in their folder. */
const KEPT = [".cache", "public", ".state", ".releases", "dist"];

/**
 * What two releases of the same content may differ in, because one of them is not the first of its folder. There is nothing else.
 *
 * - Prices of earlier days are told by no content: a builder notes them (rule: costs/new-price-history). The builder from nothing is given those notes.
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

export interface TwoBuilders {
  /** Builds and publishes what changed since the last time. */
  readonly increment: () => Promise<TimedBuild>;
  /** Builds and publishes the same content from nothing. */
  readonly fromNothing: () => Promise<TimedBuild>;
  /** The files in which the two releases differ and should not. */
  readonly differences: () => Promise<readonly string[]>;
  /** Copies files of both releases to a folder, to be looked at. */
  readonly keep: (files: readonly string[], folder: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Two copies of the project, which build the same content: one by increments, the other from nothing. */
export async function openTwoBuilders(source: Source, processes: Processes): Promise<TwoBuilders> {
  const { root, out, apiBase, apiKey } = source;
  const [one, other] = [await copyProject(root, out), await copyProject(root, out)];
  const build = (directory: string, name: string) =>
    timedBuild({ root, directory, apiBase, apiKey, log: path.join(out, `edits-${name}.log`) }, processes);
  const released = (directory: string) => path.join(directory, "dist");

  return {
    increment: () => build(one.directory, "increment"),
    fromNothing: async () => {
      for (const kept of KEPT) await rm(path.join(other.directory, kept), { recursive: true, force: true });
      await cp(path.join(one.directory, PRICES_OF_EARLIER_DAYS), path.join(other.directory, PRICES_OF_EARLIER_DAYS), {
        recursive: true,
      });
      return build(other.directory, "cold");
    },
    differences: async () => {
      const older = await olderAssets(one.directory);
      const [byIncrements, fromNothing] = [
        await digestRelease(released(one.directory)),
        await digestRelease(released(other.directory)),
      ];
      const { files } = difference(byIncrements, fromNothing);
      return files.filter((file) => fromNothing.has(file) || !older.has(file));
    },
    keep: async (files, folder) => {
      for (const [name, { directory }] of [["increments", one] as const, ["nothing", other] as const])
        for (const file of files) {
          const target = path.join(folder, name, file);
          await mkdir(path.dirname(target), { recursive: true });
          await cp(path.join(released(directory), file), target).catch(() => undefined); // One of them may lack it.
        }
    },
    remove: async () => {
      await one.remove();
      await other.remove();
    },
  };
}
