import { createHash } from "node:crypto";

/** Ten hex digits that name a file by its content: what a browser has under that name is right for ever. */
export const contentHash = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 10);
