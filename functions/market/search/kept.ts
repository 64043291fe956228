import type * as z from "zod/mini";

const SECOND = 1_000;
/** An ad that is published, sold or taken away is so in lists within a minute: 30 seconds here, 20 in a browser. */
const FRESH = 30 * SECOND;
const IN_BROWSERS = "public, max-age=20";
const AT = "X-Answered-At";

/** @param address of an answer in its one spelling: « ads?marque=ford » @param make where nothing fresh is kept under it */
export type Keep = <Value extends object>(
  address: string,
  schema: z.ZodMiniType<Value>,
  make: () => Promise<Value>,
) => Promise<Value>;

/** What this data centre keeps for a moment, whoever asked. None is made of another: it would be as old as both. */
export const keepingFor =
  (stay: (work: Promise<unknown>) => void): Keep =>
  async (address, schema, make) => {
    const key = `https://annonces.local/${address}`;
    const found = await caches.default.match(key);
    const value =
      found && Date.now() - Number(found.headers.get(AT)) < FRESH
        ? schema.safeParse(await found.json()).data
        : undefined;
    if (value) return value;
    const at = String(Date.now());
    const made = await make();
    stay(
      caches.default.put(
        key,
        Response.json(made, { headers: { "Cache-Control": `max-age=${FRESH / SECOND}`, [AT]: at } }),
      ),
    );
    return made;
  };

export const listAnswer = (value: object) => Response.json(value, { headers: { "Cache-Control": IN_BROWSERS } });
