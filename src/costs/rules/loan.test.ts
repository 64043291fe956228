import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { downPaymentOf, LENGTHS, monthlyOf, repayment, USUAL_LENGTH, usualCredit } from "./loan";
import { largestLoan, reachOf } from "./reach";

const rates = fc.double({ min: 0, max: 24, noNaN: true });
const months = fc.integer({ min: 12, max: 72 });

// rule: costs/loan-payment
describe("a loan", () => {
  test.each([
    [8_000_000, 12, 48, 210_671, 2_112_193],
    [8_000_000, 12, 60, 177_956, 2_677_335],
    [12_000_000, 10, 60, 254_965, 3_297_872],
  ])("%i F, %i percent, %i months: %i F a month", (amount, rate, duration, monthly, cost) => {
    const found = repayment({ amount, rate, months: duration });
    expect(found.monthly).toBe(monthly);
    expect(found.cost).toBe(cost);
  });

  test("without interest costs nothing", () =>
    expect(repayment({ amount: 4_800_000, rate: 0, months: 48 })).toEqual({ monthly: 100_000, cost: 0 }));

  test("is paid back to the franc: after the last month nothing is left", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 50_000_000 }), rates, months, (amount, rate, duration) => {
        const { monthly } = repayment({ amount, rate, months: duration });
        let left = amount;
        for (let month = 0; month < duration; month += 1) left = left * (1 + rate / 1_200) - monthly;
        // The tolerance is half a franc of rounding per month, with interest.
        expect(Math.abs(left)).toBeLessThan(duration * (1 + rate / 1_200) ** duration);
      }),
    );
  });

  test("costs less per month and more in total when it is longer, and more in both when its rate is higher", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 50_000_000 }),
        fc.double({ min: 1, max: 20, noNaN: true }),
        fc.integer({ min: 12, max: 71 }),
        (amount, rate, duration) => {
          const [short, long, dear] = [
            repayment({ amount, rate, months: duration }),
            repayment({ amount, rate, months: duration + 1 }),
            repayment({ amount, rate: rate + 1, months: duration }),
          ];
          expect([
            long.monthly < short.monthly,
            long.cost > short.cost,
            dear.monthly > short.monthly,
            dear.cost > short.cost,
          ]).toEqual([true, true, true, true]);
        },
      ),
    );
  });
});

// rule: costs/usual-loan
describe("a car bought on credit", () => {
  const figures = (rate: number | null, downPayment: number | null) => [
    { key: "credit_taux", value: rate, valueMax: null },
    { key: "credit_apport", value: downPayment, valueMax: null },
  ];

  test("is calculated with the country’s figures over 48 months, one of six lengths, and not at all when a figure is missing", () => {
    expect(usualCredit(figures(12, 20))).toEqual({ rate: 12, downPayment: 20, months: 48 });
    expect(usualCredit(figures(null, 20))).toBeNull();
    expect(usualCredit([])).toBeNull();
    expect([LENGTHS, USUAL_LENGTH]).toEqual([[12, 24, 36, 48, 60, 72], 48]);
  });

  test("for 10 million with a down payment of 20 % needs a loan of 8 million over 48 months at 12 %", () => {
    const credit = { rate: 12, downPayment: 20, months: 48 };
    expect(downPaymentOf(10_000_000, credit)).toBe(2_000_000);
    expect(monthlyOf(10_000_000, credit)).toBe(210_671);
    expect(downPaymentOf(10_000_003, { downPayment: 20 })).toBe(2_000_001);
    expect(downPaymentOf(10_000_002, { downPayment: 20 })).toBe(2_000_000);
  });
});

// rule: costs/reach
describe("the amount that can be borrowed", () => {
  test("is the largest one that the monthly payment pays back: a slightly larger one needs more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 2_000_000 }), rates, months, (monthly, rate, duration) => {
        const amount = largestLoan(monthly, rate, duration);
        expect(repayment({ amount, rate, months: duration }).monthly).toBeLessThanOrEqual(monthly);
        expect(repayment({ amount: amount + duration + 1, rate, months: duration }).monthly).toBeGreaterThanOrEqual(
          monthly,
        );
      }),
    );
  });

  test("allows 150.000 F per month for a third of 600.000 F, less 50.000 F of other loans", () => {
    const reach = reachOf({ salary: 600_000, owed: 50_000, quota: 33.33, downPayment: 20, rate: 12, months: 48 });
    expect(reach.monthly).toBe(150_000);
    expect(repayment({ amount: reach.loan, rate: 12, months: 48 }).monthly).toBe(150_000);
    expect(Math.round(reach.price * 0.8)).toBe(reach.loan);
  });

  test("is rounded down, so that it can always be paid back", () => {
    expect(reachOf({ salary: 632_013, owed: 0, quota: 33.3333, downPayment: 0, rate: 0, months: 12 })).toEqual({
      monthly: 210_671,
      loan: 2_528_052,
      price: 2_528_052,
    });
    expect(reachOf({ salary: 300_000, owed: 0, quota: 30.01, downPayment: 30, rate: 0, months: 12 })).toEqual({
      monthly: 90_030,
      loan: 1_080_360,
      price: 1_543_371,
    });
  });

  test.each([33, 33.3, 33.33, 33.333])("treats a quota of %s %% as exactly a third", (quota) => {
    expect(reachOf({ salary: 600_000, owed: 0, quota, downPayment: 0, rate: 0, months: 12 }).monthly).toBe(200_000);
  });
  test.each([
    [32.9, 197_400],
    [33.4, 200_400],
    [40, 240_000],
  ])("uses a quota of %s %% as it is", (quota, monthly) => {
    expect(reachOf({ salary: 600_000, owed: 0, quota, downPayment: 0, rate: 0, months: 12 }).monthly).toBe(monthly);
  });

  // rule: costs/reach-nothing
  test("is zero when other loans already take the whole quota", () => {
    expect(reachOf({ salary: 300_000, owed: 100_000, quota: 33.33, downPayment: 10, rate: 12, months: 48 })).toEqual({
      monthly: 0,
      loan: 0,
      price: 0,
    });
  });
});
