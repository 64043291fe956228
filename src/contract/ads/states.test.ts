import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AD_ACTS, AD_STATES, type AdState, nextState } from "./states";

describe("the life of an ad", () => {
  test("nobody but an operator publishes what was never published", () => {
    const acts = fc.array(fc.constantFrom(...AD_ACTS.filter((act) => act !== "approve")));
    fc.assert(
      fc.property(acts, (done) => {
        const states = done.reduce<AdState[]>((seen, act) => [...seen, nextState(seen.at(-1) ?? "brouillon", act) ?? seen.at(-1) ?? "brouillon"], ["brouillon"]);
        expect(states).not.toContain("publiee");
      }),
    );
  });

  test("what is deleted stays deleted, what is sold can only be deleted", () => {
    expect(AD_ACTS.filter((act) => nextState("supprimee", act))).toEqual([]);
    expect(AD_ACTS.filter((act) => nextState("vendue", act))).toEqual(["delete"]);
  });

  test("its owner can delete it in every state", () => expect(AD_STATES.filter((state) => !nextState(state, "delete"))).toEqual(["supprimee"]));

  test("an edited ad is read again before visitors see it", () => expect(nextState("publiee", "edit")).toBe("en_attente"));
});
