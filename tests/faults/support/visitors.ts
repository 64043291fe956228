import type { Bed } from "./test-bed";
import { aLead } from "./forms";

/** So many visitors, who wait for so many milliseconds between two messages. */
const MANY = { visitors: 10, between: 40 };
const BEFORE_TRYING_AGAIN = 150;

export interface Sent {
  /** Message id → the reference that its visitor received. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** The number of messages that had to be sent more than once. */
  readonly sentAgain: number;
  readonly statuses: ReadonlySet<number>;
}

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** Visitors who write one message after another. A message without an answer is sent again unchanged, as the form does. */
export function keepSending(
  bed: Pick<Bed, "send">,
  { visitors, between } = MANY,
): {
  /** The messages acknowledged so far. */
  readonly acknowledged: Sent["acknowledged"];
  /** The number of acknowledged messages so far. */ count(): number;
  stop(): Promise<Sent>;
} {
  const acknowledged = new Map<string, string>();
  const statuses = new Set<number>();
  let sentAgain = 0;
  let going = true;

  async function write(): Promise<void> {
    const lead = aLead();
    for (let attempt = 1; ; attempt += 1) {
      const answer = await bed.send("leads", lead).catch(() => null); // The server crashed.
      if (answer) {
        statuses.add(answer.status);
        if (answer.status === 202) acknowledged.set(lead.id, JSON.parse(answer.body).reference);
        if (answer.status === 202 && attempt > 1) sentAgain += 1;
        return;
      }
      if (!going) return;
      await pause(BEFORE_TRYING_AGAIN);
    }
  }
  const visitor = async () => {
    while (going) {
      await write();
      await pause(between);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    acknowledged,
    count: () => acknowledged.size,
    stop: async () => {
      going = false;
      await all;
      return { acknowledged, sentAgain, statuses };
    },
  };
}
