/** What pages tell the worker: whether the visitor saves data. */
export const modeMessage = (eco: boolean) => ({ type: "MODE", eco });

export const isModeMessage = (data: unknown): data is ReturnType<typeof modeMessage> =>
  typeof data === "object" && data !== null && "type" in data && data.type === "MODE";

/** What to keep, as workbox-routing hears it. */
export const keepMessage = (addresses: readonly string[]) => ({
  type: "CACHE_URLS",
  payload: { urlsToCache: addresses },
});

/** Asks the worker what it fetched: the browser tells pages nothing of what came through it. Answered on the message's port. */
export const weightQuestion = { type: "WEIGHT" } as const;
export const isWeightQuestion = (data: unknown) =>
  typeof data === "object" && data !== null && "type" in data && data.type === weightQuestion.type;
/** Address → bytes, of what the worker fetched since an instant. */
export type Fetched = readonly {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}[];
