import { describe, expect, test } from "vitest";
import { ATTACKS, estimateErrors, movedByAbsurdAds } from "./estimate-errors";

const NOW = Date.UTC(2026, 10, 25);

// rule: market/estimate
describe("estimates of a made market, whose true values are known", () => {
  const found = estimateErrors(6_000, NOW);

  test("of ads that were not seen are hardly farther off than the noise of prices", () => {
    expect(found.estimated / found.heldOut).toBeGreaterThan(0.9);
    expect(found.error / found.noise).toBeLessThan(1.25);
  });

  test("have half of the prices in their range, or a little more", () => {
    expect(found.inRange).toBeGreaterThan(0.5);
    expect(found.inRange).toBeLessThan(0.62);
  });

  test("praise and blame cars that just came as often as local ones", () => expect(found.labelGap).toBeLessThan(0.05));

  test.each(Object.keys(ATTACKS) as (keyof typeof ATTACKS)[])("are not moved by a hundred absurd ads: %s", (attack) =>
    expect(movedByAbsurdAds(6_000, attack, NOW)).toBeLessThan(0.02),
  );
});
