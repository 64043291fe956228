import type * as z from "zod/mini";
import type { WaitUntil } from "../../shared/context";
import { cached } from "../../shared/edge-cache";

/** An ad that is published, sold or taken away is so in lists within a minute: 30 seconds here, 20 in a browser. */
const FRESH_SECONDS = 30;
const IN_BROWSERS = "public, max-age=20";

/** @param address of an answer in its one spelling: « ads?marque=ford » @param make where nothing fresh is kept under it */
export type Keep = <Value extends object>(
  address: string,
  schema: z.ZodMiniType<Value>,
  make: () => Promise<Value>,
) => Promise<Value>;

/** Keeps what lists are made of in the data centre's cache. Nothing kept is made of something else that is: it would be as old as both. */
export const keepingFor =
  (waitUntil: WaitUntil): Keep =>
  <Value extends object>(address: string, schema: z.ZodMiniType<Value>, make: () => Promise<Value>) =>
    cached<Value>({ url: `https://annonces.local/${address}`, schema, seconds: FRESH_SECONDS, waitUntil }, make);

export const listAnswer = (value: object) => Response.json(value, { headers: { "Cache-Control": IN_BROWSERS } });
