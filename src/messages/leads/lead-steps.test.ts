import * as fc from "fast-check";
import { expect, test } from "vitest";
import { HIDDEN, leadPopup, type LeadPopupEvent } from "./lead-steps";

const event: fc.Arbitrary<LeadPopupEvent> = fc.oneof(
  fc.constantFrom<LeadPopupEvent>({ type: "show" }, { type: "hide" }),
  fc.oneof(fc.integer({ min: -2, max: 5 }), fc.double()).map((step) => ({ type: "step" as const, step })),
);

// rule: messages/lead-steps
test("after any sequence of events the popup is at one of its three steps, and hiding it goes back to the first", () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const state = events.reduce(leadPopup, HIDDEN);
      expect([0, 1, 2]).toContain(state.step);
      expect(leadPopup(state, { type: "hide" })).toEqual({ visible: false, step: 0 });
      expect(leadPopup(state, { type: "show" })).toEqual({ visible: true, step: state.step });
    }),
  );
});

test.each([3, -1, 0.5, Number.NaN])("a step of number %s is ignored", (step) => {
  expect(leadPopup({ visible: true, step: 1 }, { type: "step", step })).toEqual({ visible: true, step: 1 });
});
