import * as z from "zod/mini";

/** Options of the hooks, after `optionsSchema` checked them and filled in the defaults. */
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
  /** Address without a trailing slash. */
  apiBase: string;
  /** The API key, held nowhere else in the build; null when no key is set. */
  apiKey: string | null;
  stateDir: string;
  timeoutMs: number;
  concurrency: number;
  retries: number;
  maxBytes: number;
  maxAgeDays: number;
  /** Whether lists that lost many rows are accepted at once. */
  acceptDrops: boolean;
}

export function readOptions(given: unknown): Options {
  const { apiBase, apiKey, ...rest } = options.parse(given);
  return { ...rest, apiBase: apiBase.replace(/\/+$/, ""), apiKey: apiKey?.() || null };
}
