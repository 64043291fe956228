import type { Env } from "../env";

/** Keeps work alive after the visitor has the answer, or has left. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** A request as the handlers of the table of routes are given it. */
export interface Context {
  readonly env: Env;
  readonly request: Request;
  /** The parts of the address that its route names: `:id` → `id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly waitUntil: WaitUntil;
}

/** With the JSON of its body, as a page of this site sent it; no schema has judged it yet. */
export interface JsonContext extends Context {
  readonly json: unknown;
}
