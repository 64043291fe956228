import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AD_ACTS,
  AD_STATES,
  type AdState,
  CLOSED_DAYS,
  nextState,
  ONLINE_DAYS,
  REMINDED_AFTER_DAYS,
  statesFor,
} from "./states";

describe("the life of an ad", () => {
  // rule: market/ad-states
  test("is this table, state by state, and nothing else", () => {
    const whole = Object.fromEntries(
      AD_STATES.map((state) => [
        state,
        AD_ACTS.flatMap((act) => (nextState(state, act) ? `${act} → ${nextState(state, act)}` : [])),
      ]),
    );
    expect(whole).toEqual({
      brouillon: ["edit → brouillon", "submit → en_attente", "delete → supprimee"],
      en_attente: ["edit → en_attente", "delete → supprimee", "approve → publiee", "refuse → refusee"],
      publiee: [
        "edit → en_attente",
        "lower_price → publiee",
        "drop_price → en_attente",
        "renew → publiee",
        "sell → vendue",
        "delete → supprimee",
        "refuse → refusee",
        "expire → expiree",
      ],
      refusee: ["edit → brouillon", "delete → supprimee"],
      expiree: ["edit → brouillon", "renew → publiee", "sell → vendue", "delete → supprimee"],
      vendue: ["delete → supprimee"],
      supprimee: [],
    });
    expect(AD_ACTS.map((act) => [act, statesFor(act)])).toEqual(
      AD_ACTS.map((act) => [act, AD_STATES.filter((state) => whole[state]?.some((step) => step.startsWith(act)))]),
    );
  });

  // rule: market/ad-days
  test("lasts 45 days online, with a reminder to its owner after 40, and its page stays 90 days more", () =>
    expect([ONLINE_DAYS, REMINDED_AFTER_DAYS, CLOSED_DAYS]).toEqual([45, 40, 90]));

  // rule: market/ad-states
  test("only an operator can publish an ad for the first time", () => {
    const acts = fc.array(fc.constantFrom(...AD_ACTS.filter((act) => act !== "approve")));
    fc.assert(
      fc.property(acts, (done) => {
        const states = done.reduce<AdState[]>(
          (seen, act) => [...seen, nextState(seen.at(-1) ?? "brouillon", act) ?? seen.at(-1) ?? "brouillon"],
          ["brouillon"],
        );
        expect(states).not.toContain("publiee");
      }),
    );
  });

  test("a deleted ad stays deleted, and a sold ad can only be deleted", () => {
    expect(AD_ACTS.filter((act) => nextState("supprimee", act))).toEqual([]);
    expect(AD_ACTS.filter((act) => nextState("vendue", act))).toEqual(["delete"]);
  });

  test("the owner can delete their ad in every state", () =>
    expect(AD_STATES.filter((state) => !nextState(state, "delete"))).toEqual(["supprimee"]));

  // rule: market/read-before-lists
  test("an edited ad is moderated again before visitors see it", () =>
    expect(nextState("publiee", "edit")).toBe("en_attente"));
});
