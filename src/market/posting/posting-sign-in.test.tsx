// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { anAd } from "../../../tests/support/ads";
import { fakeOwnAds } from "../../../tests/support/fake-own-ads";
import { accountNow, dispatch } from "../../members/account-state";
import { Posting } from "./posting";

vi.mock("../../members/provider", () => ({ idToken: async () => "jeton" }));
// The popup brings Firebase, for which a test of its own is (tests/browser/post-ad.test.ts).
vi.mock("../../members/account-popup", () => ({ AccountPopup: () => null }));

const signIn = () =>
  dispatch({ type: "signed-in", member: { uid: "awa", displayName: "Awa", photoURL: null }, verified: true });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const at = (title: string) => screen.findByRole("heading", { name: title });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// rule: market/posting-sign-in
test("without an account three steps are written and stay in the browser; the photos ask for one, and then all is sent", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const edge = fakeOwnAds();
  const { vehicle, state, words } = anAd();
  localStorage.setItem(
    "annonce-brouillon",
    JSON.stringify({
      version: 1,
      key: crypto.randomUUID(),
      ad: null,
      screen: "vehicle",
      answers: { vehicle, state, words },
      unsent: [],
    }),
  );
  render(
    <Posting
      id={null}
      Photos={() => <p>Vos photos</p>}
      Preview={() => null}
      guideCars={async () => []}
      usedBrands={[]}
      importLimits={[]}
    />,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Reprendre votre brouillon" }));
  for (const title of ["Le véhicule", "État et papiers", "Équipements"]) {
    const heading = await at(title);
    await waitFor(() => expect(document.activeElement).toBe(heading)); // A screen reader announces it.
    press("Continuer");
  }
  await at("Photos");
  expect(edge.asked).toEqual([]);
  expect(accountNow().popup).toBe("login");
  act(() => dispatch({ type: "close" }));
  expect(await screen.findByText(/^Connectez-vous, ou créez un compte gratuit/)).toBeTruthy();
  expect(screen.queryByText("Vos photos")).toBeNull();

  press("Se connecter");
  act(signIn);
  await screen.findByText("Vos photos");
  expect(edge.asked).toEqual(["POST /api/me/ads", "POST /api/me/ads/0123456789ab"]);
  expect(Object.keys(edge.answers)).toEqual(["vehicle", "state", "words"]);
});
