import * as z from "zod/mini";
import { isInShare } from "./share";

const FAULTS = [
  "slow",
  "hang",
  "drip",
  "reset",
  "status500",
  "html200",
  "emptyList",
  "dataNull",
  "halfRows",
  "huge",
  "unauthorized",
  "badRows",
  "redirect",
] as const;

const fault = z.object({
  fault: z.enum(FAULTS),
  /** Whether the server does what it is asked before it fails: a message is then kept, and its receipt lost. */
  done: z._default(z.boolean(), true),
  /** slow: the delay. drip: the pause between two bytes. */
  ms: z._default(z.number(), 2000),
  /** badRows: share of broken rows. */
  percent: z._default(z.number(), 10),
  /** huge: size of the answer. */
  megabytes: z._default(z.number(), 300),
  /** redirect: where to, and the status that says so. */
  location: z._default(z.string(), "/"),
  status: z._default(z.number(), 302),
});
export type Fault = z.output<typeof fault>;

const endpoint = z.string();

/**
 * What a test asks to go wrong, on one endpoint, on "media" or on "*" (every endpoint of api.php): one fault, for `times`
 * requests or else until cleared; or `mixed` ones, which `share` percent of the requests meet in turn.
 */
export const trouble = z.union([
  z.object({ endpoint, ...fault.shape, times: z._default(z.number(), Infinity) }),
  z.object({ endpoint, share: z.number(), mixed: z.array(fault).check(z.minLength(1)) }),
]);
type Trouble = z.output<typeof trouble>;

export interface Faults {
  add: (trouble: Trouble) => void;
  clear: () => void;
  all: () => Trouble[];
  /** The fault that meets a request to this endpoint, or null; counts it. */
  take: (endpoint: string) => Fault | null;
}

/** Gives each request in turn the fault that it meets. */
function inTurn(trouble: Trouble): () => Fault | null {
  let requests = 0;
  let met = 0;
  if (!("mixed" in trouble)) return () => (requests++ < trouble.times ? trouble : null);
  return () => (isInShare(requests++, trouble.share) ? (trouble.mixed[met++ % trouble.mixed.length] ?? null) : null);
}

/** One trouble per endpoint; its own goes before that of "*". */
export function faults(): Faults {
  const active = new Map<string, { readonly trouble: Trouble; readonly next: () => Fault | null }>();
  return {
    add: (trouble) => void active.set(trouble.endpoint, { trouble, next: inTurn(trouble) }),
    clear: () => active.clear(),
    all: () => [...active.values()].map(({ trouble }) => trouble),
    take: (endpoint) => (active.get(endpoint) ?? (endpoint === "media" ? undefined : active.get("*")))?.next() ?? null,
  };
}
