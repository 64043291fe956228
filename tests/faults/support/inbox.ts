import { readFile } from "node:fs/promises";

export interface Kept {
  readonly key: string | null;
  readonly endpoint: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** The messages that the reference api.php has acknowledged, read from its file. */
export const readInbox = async (file: string): Promise<readonly Kept[]> =>
  (await readFile(file, "utf8"))
    .split("\n")
    .filter(Boolean)
    .map((line): Kept => JSON.parse(line));
