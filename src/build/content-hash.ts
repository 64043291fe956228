import { createHash } from "node:crypto";

/** Ten hex digits that name a file by its content, so that a browser may cache the file for ever. */
export const contentHash = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 10);
