import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file atomically: even after a power cut, it is either complete or unchanged. */
export async function writeAtomic(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, content, { flush: true });
  await rename(draft, file);
}
