// @vitest-environment jsdom
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { popupAtom } from "../shared/popups/popups-state";
import { accountAtom, accountNow, dispatch } from "./account-state";
import { requireMember, watchAccount } from "./open-account";
import { ANONYMOUS } from "./account-machine";

vi.mock("./account-popup", () => ({ AccountPopup: () => null })); // The real popup loads the provider's SDK.
const AWA = { uid: "u1", displayName: "Awa", photoURL: null };
const signIn = () => dispatch({ type: "signed-in", member: AWA, verified: true });
const shown = () => getDefaultStore().get(popupAtom) !== null;

beforeEach(() => {
  localStorage.clear();
  getDefaultStore().set(accountAtom, ANONYMOUS);
  getDefaultStore().set(popupAtom, null);
});
afterEach(() => void vi.useRealTimers());

// rule: members/stored-copy
describe("the stored copy", () => {
  test("has only the fields shown on the site, and is deleted when the member signs out", () => {
    signIn();
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(AWA);
    dispatch({ type: "signed-out" });
    expect(localStorage.getItem("user")).toBeNull();
  });

  test("does not exist for a visitor whose address is not verified", () => {
    dispatch({ type: "signed-in", member: AWA, verified: false });
    expect(localStorage.getItem("user")).toBeNull();
  });

  test.each(["", "null", "[]", '{"uid":1}', "{"])("is ignored when it is not a member: %s", (text) => {
    localStorage.setItem("user", text);
    watchAccount();
    expect(accountNow().member).toBeNull();
  });

  test("is synchronised between tabs", () => {
    localStorage.setItem("user", JSON.stringify(AWA));
    watchAccount();
    expect(accountNow().member).toEqual(AWA);
    localStorage.removeItem("user");
    dispatchEvent(new StorageEvent("storage", { key: "user" }));
    expect(accountNow().member).toBeNull();
  });
});

// rule: members/protected-pages
describe("a page for members only", () => {
  test("opens once the visitor has signed in", async () => {
    const answer = requireMember();
    await expect.poll(shown).toBe(true);
    signIn();
    expect([await answer, shown()]).toEqual([true, false]);
  });

  test("is refused when the popup is closed", async () => {
    const answer = requireMember();
    dispatch({ type: "close" });
    expect(await answer).toBe(false);
  });

  test("opens at once for a member", async () => {
    signIn();
    expect([await requireMember(), shown()]).toEqual([true, false]);
  });
});

// rule: members/popup-event
test("several events that ask for the popup open it once, after 100 ms", async () => {
  watchAccount();
  dispatchEvent(new Event("open:auth-popup"));
  dispatchEvent(new Event("open:auth-popup"));
  expect(accountNow().popup).toBe("closed");
  await expect.poll(() => [accountNow().popup, shown()]).toEqual(["login", true]);
});
