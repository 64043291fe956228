import * as z from "zod/mini";

/** What the hooks need to know, after `optionsSchema` checked it and filled in the defaults. */
const options = z.object({
  apiBase: z.string(),
  apiKey: z.optional(z.custom<() => string>((value) => typeof value === "function")),
  stateDir: z.string(),
  timeoutMs: z.number(),
  concurrency: z.number(),
  retries: z.number(),
  maxBytes: z.number(),
  maxAgeDays: z.number(),
  acceptDrops: z.boolean(),
});

export interface Options {
  /** Without a trailing slash. */
  apiBase: string;
  /** The only place in the build that holds it; null when no key is set. */
  apiKey: string | null;
  stateDir: string;
  timeoutMs: number;
  concurrency: number;
  retries: number;
  maxBytes: number;
  maxAgeDays: number;
  /** Whether lists that lost many rows are believed at once. */
  acceptDrops: boolean;
}

export function readOptions(given: unknown): Options {
  const { apiBase, apiKey, ...rest } = options.parse(given);
  return { ...rest, apiBase: apiBase.replace(/\/+$/, ""), apiKey: apiKey?.() || null };
}
