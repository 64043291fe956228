import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { account, type AccountEvent, ANONYMOUS } from "./account-machine";

const AWA = { uid: "u1", displayName: "Awa", photoURL: null };

const event: fc.Arbitrary<AccountEvent> = fc.oneof(
  fc.constantFrom<AccountEvent>(
    { type: "open", form: "login" },
    { type: "open", form: "register" },
    { type: "protect" },
    { type: "toggle" },
    { type: "submit" },
    { type: "fail" },
    { type: "close" },
    { type: "signed-out" },
  ),
  fc.constant<AccountEvent>({ type: "registered", address: "awa@exemple.sn" }),
  fc.boolean().map((verified): AccountEvent => ({ type: "signed-in", member: AWA, verified })),
);
const after = (events: readonly AccountEvent[]) => events.reduce(account, ANONYMOUS);

describe("an event that does not apply to the current state", () => {
  const OPEN = { ...ANONYMOUS, popup: "login" } as const;
  test("changes nothing: opening a form over another one or for a member, or a registration that was not submitted", () => {
    expect(account(OPEN, { type: "open", form: "register" })).toBe(OPEN);
    const member = { ...ANONYMOUS, member: AWA };
    expect(account(member, { type: "open", form: "login" })).toBe(member);
    for (const state of [
      { ...OPEN, submitting: true },
      { ...OPEN, popup: "register" },
    ] as const)
      expect(account(state, { type: "registered", address: "x" })).toBe(state);
    expect(account(ANONYMOUS, { type: "toggle" })).toBe(ANONYMOUS);
  });

  test("keeps the open form when a members’ page is requested, and toggling switches between the two forms", () => {
    const register = { ...ANONYMOUS, popup: "register" } as const;
    expect(account(register, { type: "protect" })).toMatchObject({ popup: "register", navigation: "pending" });
    expect(account(ANONYMOUS, { type: "protect" })).toMatchObject({ popup: "login", navigation: "pending" });
    expect(account(register, { type: "toggle" }).popup).toBe("login");
    expect(account(OPEN, { type: "toggle" }).popup).toBe("register");
  });

  test("does not grant or refuse a navigation when none is pending", () => {
    expect(account(OPEN, { type: "signed-in", member: AWA, verified: true }).navigation).toBeNull();
    expect(account(OPEN, { type: "close" }).navigation).toBeNull();
  });
});

describe("the account, after any sequence of events", () => {
  const always = (holds: (events: readonly AccountEvent[]) => void) =>
    fc.assert(fc.property(fc.array(event, { maxLength: 30 }), holds), { numRuns: 2_000 });

  // rule: members/unverified
  test("a member is signed in only with a verified address", () => {
    always((events) => {
      const lastOut = events.findLastIndex(({ type }) => type === "signed-out");
      const verified = events.slice(lastOut + 1).some((sent) => sent.type === "signed-in" && sent.verified);
      expect(after(events).member !== null).toBe(verified);
    });
  });

  test("closing always closes the popup, ends the submission and refuses a pending navigation", () => {
    always((events) => {
      const state = account(after(events), { type: "close" });
      expect([state.popup, state.submitting, state.navigation === "pending"]).toEqual(["closed", false, false]);
    });
  });

  test("a navigation is pending only while a popup is open, and a submission only in a form", () => {
    always((events) => {
      const { navigation, popup, submitting } = after(events);
      if (navigation === "pending") expect(popup).not.toBe("closed");
      if (submitting) expect(["login", "register"]).toContain(popup);
    });
  });

  // rule: members/one-sending
  test("a form cannot be submitted twice or left while it is being submitted", () => {
    const sending = after([{ type: "open", form: "login" }, { type: "submit" }]);
    expect(account(sending, { type: "toggle" })).toEqual(sending);
    expect(account(sending, { type: "submit" })).toEqual(sending);
  });
});

// rule: members/protected-pages
describe("a protected navigation", () => {
  const pending = after([{ type: "protect" }]);

  test("opens the sign-in form, and is granted once a member is signed in", () => {
    expect(pending).toMatchObject({ popup: "login", navigation: "pending" });
    expect(account(pending, { type: "signed-in", member: AWA, verified: true })).toMatchObject({
      popup: "closed",
      navigation: "granted",
    });
  });

  test("is refused when the popup is closed, and stays pending after an unverified sign-in", () => {
    expect(account(pending, { type: "close" }).navigation).toBe("refused");
    expect(account(pending, { type: "signed-in", member: AWA, verified: false })).toMatchObject({
      member: null,
      navigation: "pending",
      popup: "login",
    });
  });

  test("is granted at once to a member", () => {
    expect(account({ ...ANONYMOUS, member: AWA }, { type: "protect" }).navigation).toBe("granted");
  });
});

// rule: members/registered
test("signing up ends on a screen that shows the address, with a link to the sign-in form", () => {
  const done = after([
    { type: "open", form: "register" },
    { type: "submit" },
    { type: "registered", address: "awa@exemple.sn" },
  ]);
  expect(done).toMatchObject({ popup: "registered", address: "awa@exemple.sn", submitting: false, member: null });
  expect(account(done, { type: "toggle" })).toMatchObject({ popup: "login", address: null });
});
