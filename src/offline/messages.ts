/** What pages tell the worker: whether the visitor saves data. */
export const modeMessage = (eco: boolean) => ({ type: "MODE", eco });

export const isModeMessage = (data: unknown): data is ReturnType<typeof modeMessage> => typeof data === "object" && data !== null && "type" in data && data.type === "MODE";

/** What to keep, as workbox-routing hears it. */
export const keepMessage = (addresses: readonly string[]) => ({ type: "CACHE_URLS", payload: { urlsToCache: addresses } });
