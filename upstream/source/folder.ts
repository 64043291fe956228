import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { warnOnce } from "../warn";

const CONTENT = /\.(?:csv|json|md|css)$/;

/** The saved version of a file (time and size), or null where there is none. */
function versionOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}:${stats.size}` : null;
}

/** Content files of a folder and its sub-folders, as paths relative to it with `/`, sorted. */
export function contentFiles(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && CONTENT.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Changes as soon as a content file is saved, added or removed. */
export function stampOf(root: string): string {
  return contentFiles(root)
    .map((path) => `${path}@${versionOf(join(root, path))}`)
    .join("\n");
}

/**
 * A reader that parses each saved version of a file once. `null` where the file is missing; the last good value,
 * with a warning, where it cannot be parsed: an editor who saves half a line does not empty a list.
 */
export function fileReader<Value>(
  root: string,
  parse: (text: string, path: string) => Value,
): (path: string) => Value | null {
  const read = new Map<string, { version: string; value: Value | null }>();
  return (path) => {
    const version = versionOf(join(root, path));
    if (version === null) {
      warnOnce(`${path} : fichier absent, liste vide`);
      return null;
    }
    const known = read.get(path);
    if (known?.version === version) return known.value;
    let value: Value | null = known ? known.value : null;
    try {
      value = parse(readFileSync(join(root, path), "utf8").replace(/^\uFEFF/, ""), path);
    } catch (error) {
      warnOnce(`${path} : illisible (${error instanceof Error ? error.message : "?"}), version précédente gardée`);
    }
    read.set(path, { version, value });
    return value;
  };
}
