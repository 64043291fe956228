/** Message of pages to the service worker: whether the visitor saves data. */
export const modeMessage = (eco: boolean) => ({ type: "MODE", eco });

export const isModeMessage = (data: unknown): data is ReturnType<typeof modeMessage> =>
  typeof data === "object" && data !== null && "type" in data && data.type === "MODE";

/** Message with addresses to cache, in the format of workbox-routing. */
export const keepMessage = (addresses: readonly string[]) => ({
  type: "CACHE_URLS",
  payload: { urlsToCache: addresses },
});

/** Message that asks the service worker what it has fetched, since the browser does not report that to pages. It answers on the message's port. */
export const weightQuestion = { type: "WEIGHT" } as const;
export const isWeightQuestion = (data: unknown) =>
  typeof data === "object" && data !== null && "type" in data && data.type === weightQuestion.type;
/** Files fetched by the service worker. */
export type Fetched = readonly {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}[];
