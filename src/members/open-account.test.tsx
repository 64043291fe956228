// @vitest-environment jsdom
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { popupAtom } from "../shared/popups/popups-state";
import { accountAtom, accountNow, tell } from "./account-state";
import { requireMember, watchAccount } from "./open-account";
import { ANONYMOUS } from "./account-machine";

vi.mock("./account-popup", () => ({ AccountPopup: () => null })); // what loads the provider's SDK
const AWA = { uid: "u1", displayName: "Awa", photoURL: null };
const signIn = () => tell({ type: "signed-in", member: AWA, verified: true });
const shown = () => getDefaultStore().get(popupAtom) !== null;

beforeEach(() => {
  localStorage.clear();
  getDefaultStore().set(accountAtom, ANONYMOUS);
  getDefaultStore().set(popupAtom, null);
});
afterEach(() => void vi.useRealTimers());

// rule: members/stored-copy
describe("the stored copy", () => {
  test("is what is shown of a member, no more, and goes when they sign out", () => {
    signIn();
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(AWA);
    tell({ type: "signed-out" });
    expect(localStorage.getItem("user")).toBeNull();
  });

  test("of nobody whose address is not verified", () => {
    tell({ type: "signed-in", member: AWA, verified: false });
    expect(localStorage.getItem("user")).toBeNull();
  });

  test.each(["", "null", "[]", '{"uid":1}', "{"])("that is something else is nobody: %s", (text) => {
    localStorage.setItem("user", text);
    watchAccount();
    expect(accountNow().member).toBeNull();
  });

  test("is followed from tab to tab", () => {
    localStorage.setItem("user", JSON.stringify(AWA));
    watchAccount();
    expect(accountNow().member).toEqual(AWA);
    localStorage.removeItem("user");
    dispatchEvent(new StorageEvent("storage", { key: "user" }));
    expect(accountNow().member).toBeNull();
  });
});

// rule: members/protected-pages
describe("a page that only members see", () => {
  test("waits for a member", async () => {
    const answer = requireMember();
    await vi.waitFor(() => expect(shown()).toBe(true));
    signIn();
    expect([await answer, shown()]).toEqual([true, false]);
  });

  test("is refused when the popup is closed", async () => {
    const answer = requireMember();
    tell({ type: "close" });
    expect(await answer).toBe(false);
  });

  test("opens at once for a member", async () => {
    signIn();
    expect([await requireMember(), shown()]).toEqual([true, false]);
  });
});

// rule: members/popup-event
test("whoever asks for the popup by its event gets it, once, after 100 ms", async () => {
  watchAccount();
  dispatchEvent(new Event("open:auth-popup"));
  dispatchEvent(new Event("open:auth-popup"));
  expect(accountNow().popup).toBe("closed");
  await vi.waitFor(() => expect([accountNow().popup, shown()]).toEqual(["login", true]));
});
