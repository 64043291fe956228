import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LastGood } from "./last-good";
import { newerState } from "./newer-state";
import { parseHistories, withPrice } from "./price-histories";

const answer = (savedAt: number, drop?: { since: number; count: number }): string =>
  JSON.stringify({
    savedAt,
    fullAt: savedAt,
    date: null,
    etag: null,
    good: 1,
    rows: [savedAt],
    ...(drop && { drop }),
  } satisfies LastGood);
const ofAnswers = (one: string, other: string) => newerState("last-good", one, other, null);
const ofPrices = (one: object, other: object, before: object | null = null) =>
  parseHistories(
    newerState("new-prices", JSON.stringify(one), JSON.stringify(other), before && JSON.stringify(before)),
  );

// rule: site/build-state
describe("of two copies of an answer", () => {
  test("the later one is read, whichever comes first", () => {
    expect(ofAnswers(answer(1), answer(2))).toBe(answer(2));
    expect(ofAnswers(answer(2), answer(1))).toBe(answer(2));
  });

  test("of the same time, the one that knows since when the list is short is read, or since when the longest", () => {
    const [short, shortBefore] = [answer(1, { since: 9, count: 3 }), answer(1, { since: 7, count: 3 })];
    expect(ofAnswers(answer(1), short)).toBe(short);
    expect(ofAnswers(short, answer(1))).toBe(short);
    expect(ofAnswers(short, shortBefore)).toBe(shortBefore);
    expect(ofAnswers(shortBefore, short)).toBe(shortBefore);
  });

  test("that is whole is read where the other one is damaged", () => {
    for (const damaged of ["", "{ half", '{"savedAt":9}']) {
      expect(ofAnswers(damaged, answer(1))).toBe(answer(1));
      expect(ofAnswers(answer(1), damaged)).toBe(answer(1));
    }
  });
});

// rule: site/build-state
describe("of two histories of prices", () => {
  const dated = (date: string, price: number) => ({ date, price });

  test("all prices are kept, by date", () => {
    const since = dated("2026-01-01", 10);
    expect(
      ofPrices(
        { 1: [since, dated("2026-03-01", 12)], 2: [since] },
        { 1: [since, dated("2026-02-01", 11)], 3: [since] },
      ),
    ).toEqual({ 1: [since, dated("2026-02-01", 11), dated("2026-03-01", 12)], 2: [since], 3: [since] });
  });

  test("one that is damaged takes nothing away", () => {
    const kept = JSON.stringify({ 1: [dated("2026-01-01", 10)] });
    expect(newerState("new-prices", "{ half", kept, null)).toBe(kept);
    expect(newerState("new-prices", kept, "{ half", "{ half")).toBe(kept);
  });

  test("a price that one builder took back on its day is gone", () => {
    const [since, mistake] = [dated("2026-01-01", 10), dated("2026-03-01", 1)];
    const before = { 1: [since, mistake] };
    expect(ofPrices({ 1: [since] }, before, before)).toEqual({ 1: [since] });
    expect(ofPrices(before, { 1: [since] }, before)).toEqual({ 1: [since] });
    expect(ofPrices({ 1: [since] }, { 1: [...before[1], dated("2026-03-02", 12)] }, before)).toEqual({
      1: [since, dated("2026-03-02", 12)],
    });
  });

  test("that two builders kept in turns is the history that one would have kept", () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
    const build = fc.record({ price: fc.integer({ min: 1, max: 4 }), days: fc.nat(2), isFirst: fc.boolean() });
    fc.assert(
      fc.property(fc.array(build, { minLength: 1, maxLength: 20 }), (builds) => {
        let [one, kept]: ReturnType<typeof withPrice>[] = [[], []];
        const machines = { first: kept, other: kept };
        let today = 0;
        for (const { price, days, isFirst } of builds) {
          const machine = isFirst ? "first" : "other";
          const row = { prix: price, prix_date: null };
          today += days;
          one = withPrice(one ?? [], row, day(today));
          // As a deployment does: what is kept is taken, the build adds to it, and that is kept (scripts/deploy/build-state.ts).
          const taken = ofPrices({ 1: machines[machine] }, { 1: kept })?.[1] ?? [];
          machines[machine] = withPrice(taken, row, day(today));
          kept = ofPrices({ 1: machines[machine] }, { 1: kept }, { 1: kept })?.[1] ?? [];
        }
        expect(kept?.at(-1)?.price).toBe(one?.at(-1)?.price);
        if (builds.every(({ days }, at) => at === 0 || days > 0)) expect(kept).toEqual(one);
      }),
    );
  });
});
