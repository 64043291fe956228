import * as z from "zod/mini";
import type { Answered, Asked } from "./ask";

/** What a release says of the headers that stand in each answer (`_ids/headers.json`). */
export const headersFile = z.array(z.tuple([z.string(), z.string()]));

/** How many rows each of these tables has. */
export type Rows = Readonly<Record<"messages" | "outbox" | "webhooks" | "rebuild_asked", number>>;

/** Somebody's ads: one that visitors read, one that is being written. */
export interface Market {
  readonly online: string;
  readonly draft: string;
  readonly member: { readonly Authorization: string };
}

/** What attacks are aimed at: the Worker behind wrangler's HTTP, or the Worker itself inside workerd, where a request costs a tenth. */
export interface Target {
  /** Origin of its pages. */
  readonly site: string;
  /** Authorization of a member who has no ads. */
  readonly member: { readonly Authorization: string };
  readonly market: Market;
  /** Headers that stand in each of its answers. */
  readonly always: readonly (readonly [name: string, value: string])[];
  /** Whether an empty header is gone by the time that the Worker reads it. */
  readonly dropsEmptyHeaders: boolean;
  /** Asks as told; every answer is searched for sentinels. */
  ask(asked: Asked): Promise<Answered>;
  messageIds(): Promise<ReadonlySet<string>>;
  rows(): Promise<Rows>;
}
