import { afterEach, expect } from "vitest";
import { testNonsense } from "../tests/faults/attacks/nonsense";
import { SEED } from "../tests/faults/support/seed";
import { few } from "../tests/support/failing";
import { targets, type WorkerdTarget } from "../tests/support/workerd/target";

const REQUESTS = 2_000;

const openTarget = targets();
let target: WorkerdTarget | undefined;

/** No secret and nothing that people wrote stands in an answer or a log. */
afterEach(async () => expect(few((await target?.leaks()) ?? [])).toEqual([]));

testNonsense(async () => (target = await openTarget()), REQUESTS, SEED);
