import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { few } from "../../support/failing";
import type { Asked } from "../support/ask";
import { faultOf } from "../support/judged";
import { NONSENSE } from "../support/nonsense";
import type { Target } from "../support/target";
import { together } from "../support/together";

const MAX_SHOWN_LENGTH = 600;
/** Milliseconds, for thousands of requests on a machine that may be busy. */
const TIMEOUT = 180_000;

const shown = (asked: Asked) =>
  JSON.stringify({ ...asked, body: asked.body?.toString("utf8") }).slice(0, MAX_SHOWN_LENGTH);

/** What came of the requests to one address. */
export interface Answers {
  readonly address: string;
  readonly statuses: string;
  readonly areRight: boolean;
}

/**
 * Requests as nobody means them, to each address.
 * @param count of them, for each address
 * @param seed what chance begins with
 * @param tell hears of each address what its answers were
 */
export function testNonsense(
  open: () => Promise<Target>,
  count: number,
  seed: number,
  tell: (answers: Answers) => void = () => undefined,
): void {
  describe("what nobody means", () => {
    test.each(Object.keys(NONSENSE))(
      `/api/%s: ${count} requests of nonsense have no answer that is a failure, or bare, or repeats them (long: all are asked)`,
      { timeout: TIMEOUT },
      async (address) => {
        const target = await open();
        const requests = fc.sample(NONSENSE[address]?.(target) ?? fc.constant({ path: "/" }), { numRuns: count, seed });
        const statuses = new Map<number, number>();
        const wrong: string[] = [];
        await together(requests, async (asked, index) => {
          const answered = await target
            .ask(asked)
            .catch((error: Error) => ({ status: 599, headers: {}, body: error.message }));
          statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
          const found = faultOf(asked, answered, target.always);
          if (found) wrong.push(`SEED=${seed}, request ${index}, ${found}: ${shown(asked)}`);
        });
        expect(few(wrong)).toEqual([]);
        tell({
          address,
          statuses: [...statuses]
            .sort(([a], [b]) => a - b)
            .map(([status, times]) => `${status} × ${times}`)
            .join(", "),
          areRight: wrong.length === 0,
        });
      },
    );
  });
}
