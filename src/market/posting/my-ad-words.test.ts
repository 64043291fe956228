import { expect, test } from "vitest";
import type { AdState } from "../../contract/market/states";
import { endsSoon, urgency } from "./my-ad-words";

const NOW = Date.parse("2026-11-26T08:00:00.000Z");
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

test.each<[string, AdState, string | null, boolean]>([
  ["online for three more days", "publiee", inDays(3), true],
  ["online for three more weeks", "publiee", inDays(21), false],
  ["online without an end", "publiee", null, false],
  ["already sold", "vendue", inDays(3), false],
])("an ad that is %s ends soon: %s", (_, state, expires_at, soon) => {
  expect(endsSoon({ state, expires_at }, NOW)).toBe(soon);
});

// rule: mine/account-page
test("ads that wait for their owner come before those that do not", () => {
  const ads = (
    [
      ["vendue", null],
      ["publiee", inDays(21)],
      ["en_attente", null],
      ["brouillon", null],
      ["publiee", inDays(2)],
      ["expiree", null],
      ["refusee", null],
    ] as const
  ).map(([state, expires_at]) => ({ state, expires_at }));
  expect(
    ads.toSorted((a, b) => urgency(a, NOW) - urgency(b, NOW)).map(({ state, expires_at }) => expires_at ?? state),
  ).toEqual([inDays(2), "refusee", "brouillon", "expiree", inDays(21), "en_attente", "vendue"]);
});
