import type * as z from "zod/mini";
import type { WaitUntil } from "../../shared/context";
import { cached } from "../../shared/edge-cache";

/** Lists are less than a minute old: up to 30 seconds in the data centre, and 20 in a browser. */
const FRESH_SECONDS = 30;
const IN_BROWSERS = "public, max-age=20";

/** For how many seconds the home of the site and that of used cars are cached. They are made from nothing that is cached. */
export const HOME_SECONDS = 60;

/** @param address the canonical address of an answer: « ads?marque=ford » @param make makes the answer when no fresh one is cached */
export type Keep = <Value extends object>(
  address: string,
  schema: z.ZodMiniType<Value>,
  make: () => Promise<Value>,
) => Promise<Value>;

/** Caches parts of lists in the data centre. No cached part is made from another one, because their ages would add up. */
export const keepingFor =
  (waitUntil: WaitUntil): Keep =>
  <Value extends object>(address: string, schema: z.ZodMiniType<Value>, make: () => Promise<Value>) =>
    cached<Value>({ url: `https://annonces.local/${address}`, schema, seconds: FRESH_SECONDS, waitUntil }, make);

/** Caches nothing: for pages that are cached themselves. */
export const justMade: Keep = (_address, _schema, make) => make();

export const listAnswer = (value: object) => Response.json(value, { headers: { "Cache-Control": IN_BROWSERS } });
