import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Paths of the files that are missing in one of two releases or differ between them. */
export function differences(one: string, other: string): readonly string[] {
  const filesOf = (release: string) =>
    readdirSync(release, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(release, path.join(entry.parentPath, entry.name)));
  const [here, there] = [new Set(filesOf(one)), new Set(filesOf(other))];
  const same = (file: string) =>
    here.has(file) &&
    there.has(file) &&
    readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file)));
  return [...new Set([...here, ...there])].filter((file) => !same(file)).sort();
}
