import { afterEach, expect } from "vitest";
import { testCrossSite } from "../tests/faults/attacks/cross-site";
import { few } from "../tests/support/failing";
import { targets, type WorkerdTarget } from "../tests/support/workerd/target";

const openTarget = targets();
let target: WorkerdTarget | undefined;

/** No secret and nothing that people wrote stands in an answer or a log. */
afterEach(async () => expect(few((await target?.leaks()) ?? [])).toEqual([]));

testCrossSite(async () => (target = await openTarget()));
