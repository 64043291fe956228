import { requestsTo } from "../../support/reference-api";
import type { Bed } from "./test-bed";

type Receiver = Pick<Bed, "api" | "inbox">;

/** How often each message was sent to api.php, by its id. */
export async function handedOver({ api }: Pick<Receiver, "api">): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const { idempotency_key: key } of await requestsTo(api)) if (key) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

/** How often each of these messages is in the inbox, and how often it was sent to api.php. */
export async function fates(one: Receiver, acknowledged: ReadonlyMap<string, string>) {
  const inbox = await one.inbox();
  const times = new Map<string, number>();
  for (const { key } of inbox) if (key) times.set(key, (times.get(key) ?? 0) + 1);
  const handed = [...(await handedOver(one))].flatMap(([key, count]) => (acknowledged.has(key) ? [count] : []));
  const references = new Map(inbox.map(({ key, message }) => [key, message["reference"]]));
  return {
    lost: [...acknowledged].filter(([id, reference]) => references.get(id) !== reference),
    twice: [...times].filter(([, count]) => count > 1),
    handedAgain: handed.filter((count) => count > 1).length,
    most: Math.max(...handed),
  };
}
