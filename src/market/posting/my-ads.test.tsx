// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeOwnAds } from "../../../tests/support/fake-own-ads";
import type { AdState } from "../../contract/market/states";
import { MyAds } from "./my-ads";
import { useOwnAds } from "./use-own-ads";

vi.mock("../../members/provider", () => ({ idToken: async () => "jeton" }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Here = () => <MyAds own={useOwnAds()} />;

const open = async (more: Parameters<typeof fakeOwnAds>[0]) => {
  const edge = fakeOwnAds({
    title: "Kia Rio 2017",
    slug: "kia-rio-2017",
    price: 6_500_000,
    views: 120,
    contacts: 1,
    ...more,
  });
  render(<Here />);
  const ad = within(await screen.findByRole("article", { name: "Kia Rio 2017" }));
  return { edge, ad, press: (name: RegExp) => fireEvent.click(ad.getByRole("button", { name })) };
};
/** The available actions: the first words of the ad's buttons and links. */
const acts = (ad: ReturnType<typeof within>) =>
  [...ad.getByText(/^Supprimer/).closest("p")?.children].map((one) => one.textContent?.split(" : ")[0]);

describe("« Mes annonces »", () => {
  test.each<[AdState, object, RegExp, string[]]>([
    ["brouillon", {}, /^Elle n’est pas encore envoyée/, ["Terminer", "Supprimer"]],
    ["en_attente", {}, /^Nous la relisons/, ["Modifier", "Supprimer"]],
    [
      "publiee",
      { expires_at: "2027-01-06T08:00:00.000Z" },
      /^Les acheteurs la voient jusqu’au 6 janvier 2027\.$/,
      ["Modifier", "Baisser le prix", "Renouveler", "Vendue", "Supprimer"],
    ],
    [
      "refusee",
      { refusal: "avance" },
      /^Elle n’a pas été publiée : de l’argent est demandé avant la visite\./,
      ["Modifier", "Supprimer"],
    ],
    ["expiree", {}, /^Elle n’est plus dans les listes/, ["Renouveler", "Modifier", "Vendue", "Supprimer"]],
    ["vendue", {}, /^Sa page dit qu’elle est vendue/, ["Supprimer"]],
  ])(
    "an ad in the state « %s » explains that state and offers the actions it allows",
    async (state, more, sentence, allowed) => {
      const { ad } = await open({ state, ...more });
      expect(ad.getByText(sentence)).toBeTruthy();
      expect(acts(ad)).toEqual(allowed);
      expect([ad.getByText("120 vues"), ad.getByText("1 contact")]).toHaveLength(2);
    },
  );

  test("an ad that is online links to its page, and « Modifier » opens its form", async () => {
    const { ad } = await open({ state: "publiee" });
    expect(ad.getByRole("link", { name: "Kia Rio 2017" }).getAttribute("href")).toBe(
      "/marche-doccasion/annonce/0123456789ab-kia-rio-2017",
    );
    expect(ad.getByRole("link", { name: /^Modifier/ }).getAttribute("href")).toBe(
      "/poster-une-annonce?annonce=0123456789ab",
    );
  });

  test("an ad is deleted only after a second press", async () => {
    const { edge, press } = await open({ state: "publiee" });
    press(/^Supprimer/);
    expect(edge.asked).toEqual(["GET /api/me/ads"]);
    press(/^Oui, supprimer pour de bon/);
    expect(await screen.findByText("Vous n’avez pas encore d’annonce.")).toBeTruthy();
    expect(edge.asked).toEqual(["GET /api/me/ads", "DELETE /api/me/ads/0123456789ab"]);
  });

  test("an ad is marked as sold only after a second press, and renewed after one", async () => {
    const { ad, press } = await open({ state: "expiree" });
    press(/^Renouveler/);
    expect(await ad.findByText("En ligne")).toBeTruthy();
    press(/^Vendue/);
    press(/^Oui, elle est vendue/);
    expect(await ad.findByText(/^Sa page dit qu’elle est vendue/)).toBeTruthy();
  });

  test("the price is lowered to the typed amount, and an error from the edge stands under the field", async () => {
    const { edge, ad, press } = await open({ state: "publiee" });
    press(/^Baisser le prix/);
    const field = ad.getByLabelText(/^Nouveau prix/);
    fireEvent.change(field, { target: { value: "beaucoup" } });
    press(/^Baisser le prix/);
    expect(await ad.findByText("Entrez un prix, comme 6.500.000.")).toBeTruthy();
    edge.refuse = {
      status: 422,
      code: "invalid",
      message: "Vérifiez les champs signalés.",
      fields: { price: "Entrez moins que 6.500.000." },
    };
    fireEvent.change(field, { target: { value: "7 000 000" } });
    press(/^Baisser le prix/);
    expect(await ad.findByText("Entrez moins que 6.500.000.")).toBeTruthy();
    edge.refuse = null;
    fireEvent.change(field, { target: { value: "6,2 M" } });
    press(/^Baisser le prix/);
    expect(await ad.findByText(/^6\.200\.000\sFCA$/)).toBeTruthy();
  });

  test("a list that failed to load can be requested again", async () => {
    vi.mocked(console.warn).mockImplementation(() => undefined);
    const edge = fakeOwnAds({ title: "Kia Rio 2017" });
    edge.refuse = { status: 503, code: "accounts_down", message: "Plus tard." };
    render(<Here />);
    fireEvent.click(
      await screen.findByRole("button", { name: "Réessayer" }).then((button) => ((edge.refuse = null), button)),
    );
    expect(await screen.findByRole("article", { name: "Kia Rio 2017" })).toBeTruthy();
    vi.mocked(console.warn).mockClear(); // The failure is logged and nothing else.
  });
});
