import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Answered, Asked } from "./ask";
import { sentinelsIn } from "./sentinels";

/** wrangler's own list of the settings it was given, which it makes only where it is told to write down everything. */
const SETTINGS = /^env\.[A-Z_]+ \(.*$/gm;

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Sentinels in the files of a folder, as « file: sentinel ». */
export const leaksUnder = (folder: string, read = (file: string) => readFileSync(file)): readonly string[] =>
  filesUnder(folder).flatMap((file) => sentinelsIn(read(file)).map((name) => `${path.relative(folder, file)}: ${name}`));

/** Sentinels in what the Worker and wrangler logged. */
export const leaksInLogs = (folder: string) => leaksUnder(folder, (file) => Buffer.from(readFileSync(file, "utf8").replace(SETTINGS, "")));

/** Sentinels in an answer, headers and body. */
export const leaksIn = ({ method, path: asked }: Asked, { headers, body }: Answered): readonly string[] =>
  sentinelsIn(Buffer.from(`${JSON.stringify(headers)}\n${body}`)).map((name) => `${method} ${asked}: ${name}`);
