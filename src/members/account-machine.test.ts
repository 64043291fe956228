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

describe("an event that fits no state", () => {
  const OPEN = { ...ANONYMOUS, popup: "login" } as const;
  test("changes nothing: a form over another, or before a member; an address registered by nobody", () => {
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

  test("a page of members leaves the form that is open; the two forms lead to each other", () => {
    const register = { ...ANONYMOUS, popup: "register" } as const;
    expect(account(register, { type: "protect" })).toMatchObject({ popup: "register", navigation: "pending" });
    expect(account(ANONYMOUS, { type: "protect" })).toMatchObject({ popup: "login", navigation: "pending" });
    expect(account(register, { type: "toggle" }).popup).toBe("login");
    expect(account(OPEN, { type: "toggle" }).popup).toBe("register");
  });

  test("what nobody waited for is not answered", () => {
    expect(account(OPEN, { type: "signed-in", member: AWA, verified: true }).navigation).toBeNull();
    expect(account(OPEN, { type: "close" }).navigation).toBeNull();
  });
});

describe("the account, whatever happens", () => {
  const always = (holds: (events: readonly AccountEvent[]) => void) =>
    fc.assert(fc.property(fc.array(event, { maxLength: 30 }), holds), { numRuns: 2_000 });

  // rule: members/unverified
  test("nobody is signed in but by a verified address", () => {
    always((events) => {
      const lastOut = events.findLastIndex(({ type }) => type === "signed-out");
      const verified = events.slice(lastOut + 1).some((one) => one.type === "signed-in" && one.verified);
      expect(after(events).member !== null).toBe(verified);
    });
  });

  test("it is never stuck: closing closes, nothing is being sent any more, and what waited is answered", () => {
    always((events) => {
      const state = account(after(events), { type: "close" });
      expect([state.popup, state.submitting, state.navigation === "pending"]).toEqual(["closed", false, false]);
    });
  });

  test("a member has no popup in the way, and a navigation waits only under an open one", () => {
    always((events) => {
      const { navigation, popup, submitting } = after(events);
      if (navigation === "pending") expect(popup).not.toBe("closed");
      if (submitting) expect(["login", "register"]).toContain(popup);
    });
  });

  // rule: members/one-sending
  test("two sendings are never under way", () => {
    const sending = after([{ type: "open", form: "login" }, { type: "submit" }]);
    expect(account(sending, { type: "toggle" })).toEqual(sending);
    expect(account(sending, { type: "submit" })).toEqual(sending);
  });
});

// rule: members/protected-pages
describe("a protected navigation", () => {
  const asked = after([{ type: "protect" }]);

  test("opens the sign-in form first, and is granted when a member is present", () => {
    expect(asked).toMatchObject({ popup: "login", navigation: "pending" });
    expect(account(asked, { type: "signed-in", member: AWA, verified: true })).toMatchObject({
      popup: "closed",
      navigation: "granted",
    });
  });

  test("is refused when the popup is closed, and still waits after an unverified sign-in", () => {
    expect(account(asked, { type: "close" }).navigation).toBe("refused");
    expect(account(asked, { type: "signed-in", member: AWA, verified: false })).toMatchObject({
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
test("signing up ends at the screen that names the address; its link leads back to signing in", () => {
  const done = after([
    { type: "open", form: "register" },
    { type: "submit" },
    { type: "registered", address: "awa@exemple.sn" },
  ]);
  expect(done).toMatchObject({ popup: "registered", address: "awa@exemple.sn", submitting: false, member: null });
  expect(account(done, { type: "toggle" })).toMatchObject({ popup: "login", address: null });
});
