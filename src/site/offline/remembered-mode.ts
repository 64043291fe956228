import { STORES } from "../../shared/stored/stores";

const KEY = "/eco";

/** Stores the « mode éco-données » in a cache, because the service worker is restarted often and loses its memory. */
export async function rememberMode(eco: boolean): Promise<void> {
  const store = await caches.open(STORES.mode);
  if (eco) await store.put(KEY, new Response());
  else await store.delete(KEY);
}

export const savesData = async () => (await caches.match(KEY, { cacheName: STORES.mode })) !== undefined;
