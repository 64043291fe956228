import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { few } from "../../support/failing";
import type { RawRequest, RawResponse } from "../support/ask";
import { faultOf } from "../support/judged";
import { NONSENSE } from "../support/nonsense";
import type { Target } from "../support/target";
import { together } from "../support/in-lanes";

const MAX_SHOWN_LENGTH = 600;
/** In milliseconds; long enough for thousands of requests on a busy machine. */
const TIMEOUT = 180_000;
const TURNS = 5;

const shown = (asked: RawRequest) =>
  JSON.stringify({ ...asked, body: asked.body?.toString("utf8") }).slice(0, MAX_SHOWN_LENGTH);

/** A summary of the answers of one address. */
export interface Answers {
  readonly address: string;
  readonly statuses: string;
  readonly areRight: boolean;
}

/**
 * The answer of the Worker. 502 says that api.php did not answer in the second and a half that it has, which a busy machine can cause: only
 * a request that is answered so each time is at fault.
 */
async function answerOf(target: Target, asked: RawRequest): Promise<RawResponse> {
  let answered: RawResponse = { status: 502, headers: {}, body: "" };
  for (let turn = 0; turn < TURNS && answered.status === 502; turn += 1)
    answered = await target.ask(asked).catch((error: Error) => ({ status: 599, headers: {}, body: error.message }));
  return answered;
}

/**
 * Random malformed requests to each address.
 * @param count the number of requests for each address
 * @param seed the seed of the random generator
 * @param report called with the summary of each address
 */
export function testNonsense(
  open: () => Promise<Target>,
  count: number,
  seed: number,
  report: (answers: Answers) => void = () => undefined,
): void {
  describe("malformed requests", () => {
    test.each(Object.keys(NONSENSE))(
      `/api/%s: no answer to ${count} malformed requests is a server error, lacks a code and sentence, or repeats the request (long: all are sent)`,
      { timeout: TIMEOUT },
      async (address) => {
        const target = await open();
        const requests = fc.sample(NONSENSE[address]?.(target) ?? fc.constant({ path: "/" }), { numRuns: count, seed });
        const statuses = new Map<number, number>();
        const wrong: string[] = [];
        await together(requests, async (asked, index) => {
          const answered = await answerOf(target, asked);
          statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
          const found = faultOf(asked, answered, target.always);
          if (found) wrong.push(`SEED=${seed}, request ${index}, ${found}: ${shown(asked)}`);
        });
        expect(few(wrong)).toEqual([]);
        report({
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
