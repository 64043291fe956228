import * as z from "zod/mini";
import type { RawResponse, RawRequest } from "./ask";

/** The release's list of headers that every answer carries (`_ids/headers.json`). */
export const headersFile = z.array(z.tuple([z.string(), z.string()]));

/** The number of rows in each of these tables. */
export type Rows = Readonly<Record<"messages" | "outbox" | "webhooks" | "rebuild_asked", number>>;

/** The ads of one member: one that is online, and a draft. */
export interface Market {
  readonly online: string;
  readonly draft: string;
  readonly member: { readonly Authorization: string };
}

/** The target of attacks: the Worker behind wrangler's HTTP, or the Worker itself inside workerd, where a request takes a tenth of the time. */
export interface Target {
  /** The origin of its pages. */
  readonly site: string;
  /** The Authorization header of a member who has no ads. */
  readonly member: { readonly Authorization: string };
  readonly market: Market;
  /** Headers that every answer carries. */
  readonly always: readonly (readonly [name: string, value: string])[];
  /** Whether an empty header is removed before the Worker reads it. */
  readonly dropsEmptyHeaders: boolean;
  /** Sends a request exactly as given, and searches the answer for sentinels. */
  ask(asked: RawRequest): Promise<RawResponse>;
  messageIds(): Promise<ReadonlySet<string>>;
  rows(): Promise<Rows>;
}
