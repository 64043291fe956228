import type * as z from "zod/mini";
import type { WaitUntil } from "../../shared/context";
import { cached } from "../../shared/edge-cache";

/** Lists are at most a minute old: 30 seconds here, and 20 in a browser. */
const FRESH_SECONDS = 30;
const IN_BROWSERS = "public, max-age=20";

/** @param address of an answer in its one spelling: « ads?marque=ford » @param make where nothing fresh is kept under it */
export type Keep = <Value extends object>(
  address: string,
  schema: z.ZodMiniType<Value>,
  make: () => Promise<Value>,
) => Promise<Value>;

/** Caches parts of lists in the data centre. No cached part is made of another one, since it would be as old as both together. */
export const keepingFor =
  (waitUntil: WaitUntil): Keep =>
  <Value extends object>(address: string, schema: z.ZodMiniType<Value>, make: () => Promise<Value>) =>
    cached<Value>({ url: `https://annonces.local/${address}`, schema, seconds: FRESH_SECONDS, waitUntil }, make);

export const listAnswer = (value: object) => Response.json(value, { headers: { "Cache-Control": IN_BROWSERS } });
