import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";

const served = path.resolve(import.meta.dirname, "../../dist");
if (!existsSync(served)) throw new Error("dist/ is not there: build and publish the site first (npm run build)");

/** Folder of the published site. `dist` is a symbolic link that a publication replaces; it is resolved once, so that no test reads two releases. */
const distDir = realpathSync(served);

/** Paths of all published files, without leading slash, sorted. */
export const files: readonly string[] = readdirSync(distDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(distDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
  .sort();

const names = new Set(files);

export const hasFile = (file: string) => names.has(file);
export const readBytes = (file: string) => readFileSync(path.join(distDir, file));
export const readText = (file: string) => readFileSync(path.join(distDir, file), "utf8");
export const readJson = (file: string): unknown => JSON.parse(readText(file));
export const writtenAt = (file: string) => statSync(path.join(distDir, file)).mtimeMs;

/** `a/b/index.html` → `/a/b`, `index.html` → `/`, `404.html` → `/404.html`. */
const addressOf = (file: string) => `/${file}`.replace(/\/index\.html$/, "") || "/";

/** Address → file of every built page, error pages included. */
export const pageFiles: ReadonlyMap<string, string> = new Map(
  files.filter((file) => file.endsWith(".html")).map((file) => [addressOf(file), file]),
);

/** Whether the release has a page or file at an address. It is decoded first, as a server does. */
export const hasAddress = (address: string) =>
  pageFiles.has(address) || names.has(decodeURIComponent(address).slice(1));
