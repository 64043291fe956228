import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Options } from "../options";

/** Folder of what is kept of one API. Each has its own, so that content of the demonstration never replaces real content. */
export const apiFolder = ({ stateDir, apiBase }: Pick<Options, "stateDir" | "apiBase">, kind: string) =>
  join(stateDir, kind, createHash("sha256").update(apiBase).digest("hex").slice(0, 16));
