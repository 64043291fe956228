import * as z from "zod/mini";

export const FAULTS = [
  "slow", "hang", "drip", "reset", "status500", "html200", "emptyList", "dataNull", "halfRows", "huge", "unauthorized", "badRows",
] as const;

/**
 * What a test asks to go wrong, on one endpoint, on "media" or on "*" (every endpoint of api.php).
 * `times` requests meet it, then it is gone; without it, until cleared.
 */
export const fault = z.object({
  endpoint: z.string(),
  fault: z.enum(FAULTS),
  /** slow: the delay. drip: the pause between two bytes. */
  ms: z._default(z.number(), 2000),
  /** badRows: share of broken rows. */
  percent: z._default(z.number(), 10),
  /** huge: size of the answer. */
  megabytes: z._default(z.number(), 300),
  times: z.optional(z.number()),
});
export type Fault = z.output<typeof fault>;

export interface Faults {
  add: (fault: Fault) => void;
  clear: () => void;
  all: () => Fault[];
  /** The fault that meets a request to this endpoint, or null; counts it down. */
  take: (endpoint: string) => Fault | null;
}

/** One fault per endpoint; its own goes before that of "*". */
export function faults(): Faults {
  const active = new Map<string, Fault>();
  return {
    add: (fault) => void active.set(fault.endpoint, fault),
    clear: () => active.clear(),
    all: () => [...active.values()],
    take(endpoint) {
      const found = active.get(endpoint) ?? (endpoint === "media" ? undefined : active.get("*"));
      if (!found) return null;
      if (found.times !== undefined) {
        found.times -= 1;
        if (found.times <= 0) active.delete(found.endpoint);
      }
      return found;
    },
  };
}
