import { expect, inject, test } from "vitest";
import { askAt } from "../../scripts/deploy/ask";
import { failures } from "../../scripts/deploy/smoke";
import { operatorChecks } from "../../scripts/deploy/smoke-edge";
import { OPS_TOKEN } from "../../tests/support/edge/secrets";

// rule: site/smoke, site/lead-rehearsed
test("what a deployment asks as an operator is answered: a rehearsed lead, a wrong one, the health of each part", async () => {
  const ask = askAt(inject("edge").site);
  expect(await failures(operatorChecks(OPS_TOKEN), ask, 100)).toEqual([]);
  expect(await failures(operatorChecks("un-autre-jeton-d-exploitant"), ask, 1)).toHaveLength(3);
});
