import fc from "fast-check";
import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = Date.parse("2026-11-22T12:00:00Z");

// rule: shared/ago
test.each([
  ["2026-11-22T11:59:30Z", "à l’instant"],
  ["2026-11-22T11:59:00Z", "il\u00a0y\u00a0a\u00a01\u00a0min"],
  ["2026-11-22T11:00:01Z", "il\u00a0y\u00a0a\u00a059\u00a0min"],
  ["2026-11-22T10:00:00Z", "il\u00a0y\u00a0a\u00a02\u00a0h"],
  ["2026-11-21T12:00:01Z", "il\u00a0y\u00a0a\u00a023\u00a0h"],
  ["2026-11-21T12:00:00Z", "hier"],
  ["2026-11-20T11:00:00Z", "il\u00a0y\u00a0a\u00a02\u00a0j"],
  ["2026-09-23T12:00:00Z", "il\u00a0y\u00a0a\u00a060\u00a0j"],
  ["2026-09-01T12:00:00Z", "1er\u00a0sept.\u00a02026"],
  ["2026-11-22T12:05:00Z", "à l’instant"],
  ["hier", ""],
  ["", ""],
])("%s: %s", (iso, words) => expect(ago(iso, NOW)).toBe(words));

test("the stated time never exceeds the elapsed time, and is less than one unit below it", () => {
  const units = { min: 60_000, h: 3_600_000, j: 86_400_000 } as const;
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 60 * 86_400_000 }), (passed) => {
      const words = ago(new Date(NOW - passed).toISOString(), NOW);
      const [, amount = "1", unit = "j"] = /^il\u00a0y\u00a0a\u00a0(\d+)\u00a0(min|h|j)$/.exec(words) ?? [];
      const stated = Number(amount) * units[unit as keyof typeof units];
      expect(stated).toBeLessThanOrEqual(passed);
      expect(passed - stated).toBeLessThan(units[unit as keyof typeof units]);
    }),
  );
});
