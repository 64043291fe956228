import { STORES } from "../../shared/stored/stores";

const KEY = "/eco";

/** The worker starts anew at each need: what pages told it of the « mode éco-données » is in its stores. */
export async function rememberMode(eco: boolean): Promise<void> {
  const store = await caches.open(STORES.mode);
  if (eco) await store.put(KEY, new Response());
  else await store.delete(KEY);
}

export const savesData = async () => (await caches.match(KEY, { cacheName: STORES.mode })) !== undefined;
