import type { Env } from "../env";

/** Lets work continue after the visitor has the answer or has left. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** A request as the handlers in the table of routes receive it. */
export interface Context {
  readonly env: Env;
  readonly request: Request;
  /** The parts of the address that its route names: `:id` → `id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly waitUntil: WaitUntil;
}

/** The JSON of the request's body, as a page of this site sent it. No schema has checked it yet. */
export interface JsonContext extends Context {
  readonly json: unknown;
}
