import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sentinelsIn } from "./sentinels";

/** wrangler's own list of its settings, which it logs only at the most verbose level. */
const SETTINGS = /^env\.[A-Z_]+ \(.*$/gm;

/** The files of a folder, by their path in it. */
export const filesUnder = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );

/** The log files of the Worker and of wrangler in a folder. */
export const logsUnder = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    [...filesUnder(folder)].map(([name, content]) => [
      name,
      Buffer.from(content.toString("utf8").replace(SETTINGS, "")),
    ]),
  );

/** Sentinels in files, as « file: sentinel ». */
export const leaksInFiles = (files: ReadonlyMap<string, Buffer>): readonly string[] =>
  [...files].flatMap(([file, content]) => sentinelsIn(content).map((name) => `${file}: ${name}`));
