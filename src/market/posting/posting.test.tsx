// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anAd } from "../../../tests/support/ads";
import { fakeOwnAds } from "../../../tests/support/fake-own-ads";
import { ANONYMOUS } from "../../members/account-machine";
import { accountAtom, dispatch } from "../../members/account-state";
import { brandsAtom } from "../../site/frame/brands-state";
import { EMPTY } from "./posting-answers";
import { Posting } from "./posting";

vi.mock("../../members/provider", () => ({ idToken: async () => "jeton" }));

const signIn = () =>
  dispatch({ type: "signed-in", member: { uid: "awa", displayName: "Awa", photoURL: null }, verified: true });

const Photos = ({ onChange }: { onChange: (sent: number, pending: number) => void }) => (
  <>
    <button type="button" onClick={() => onChange(3, 0)}>
      Trois photos
    </button>
    <button type="button" onClick={() => onChange(3, 2)}>
      Cinq photos, dont deux en attente
    </button>
    <button type="button" onClick={() => onChange(1, 4)}>
      Une photo, et quatre en attente
    </button>
  </>
);
const Preview = ({ ad }: { ad: { title: string; price: number } }) => <p>{`Aperçu : ${ad.title}, ${ad.price}`}</p>;
const open = (id: string | null = null) =>
  render(
    <Posting id={id} Photos={Photos} Preview={Preview} guideCars={async () => []} usedBrands={[]} importLimits={[]} />,
  );

let edge: ReturnType<typeof fakeOwnAds>;
beforeEach(() => {
  localStorage.clear();
  getDefaultStore().set(accountAtom, ANONYMOUS);
  signIn();
  Element.prototype.scrollIntoView = () => undefined;
  getDefaultStore().set(brandsAtom, [{ brandId: 2, name: "Kia", models: [{ modelId: 13, name: "Rio" }] }]);
  edge = fakeOwnAds();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const at = (title: string) => screen.findByRole("heading", { name: title });

/** Stores a draft that had reached a given screen. */
function keepUntil(screenName: string, more: object = {}): void {
  const { vehicle, state, words, offer } = anAd();
  const answers = { vehicle, state, words, ...(screenName === "check" && { offer }), ...more };
  localStorage.setItem(
    "annonce-brouillon",
    JSON.stringify({
      version: 1,
      key: crypto.randomUUID(),
      ad: { id: "0123456789ab", revision: 1 },
      screen: screenName,
      answers,
      unsent: [],
    }),
  );
}
async function resumeAt(screenName: string, title: string, more: object = {}): Promise<void> {
  keepUntil(screenName, more);
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Reprendre votre brouillon" }));
  await at(title);
}

test("a car of the guide is chosen from lists; each missing answer is reported under its field, and focus goes to the first", async () => {
  open();
  await at("Le véhicule");
  expect(document.activeElement).toBe(document.body); // The page opens at its top.
  press("Continuer");
  expect(await screen.findByText("Choisissez une marque.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Marque")));
  type("Marque", "Kia");
  type("Modèle", "Rio");
  type(/^Année/, "2017");
  type("Carrosserie", "citadine");
  fireEvent.click(screen.getByLabelText("Essence"));
  fireEvent.click(screen.getByLabelText("Manuelle"));
  press("Continuer");
  await at("État et papiers");
  expect(edge.answers).toEqual({
    vehicle: {
      ...EMPTY.vehicle,
      brand_name: "Kia",
      model_name: "Rio",
      model_id: 13,
      year: "2017",
      body_type: "citadine",
      energy: "essence",
      gearbox: "manuelle",
    },
  });
  expect(edge.asked).toEqual(["POST /api/me/ads", "POST /api/me/ads/0123456789ab"]);
});

test("a car that the guide does not have is typed", async () => {
  open();
  await at("Le véhicule");
  type("Marque", "autre");
  type("Nom de la marque", "Tata");
  type("Nom du modèle", "Sumo");
  const kept = JSON.parse(localStorage.getItem("annonce-brouillon") ?? "{}");
  expect(kept.answers.vehicle).toMatchObject({ brand_name: "Tata", model_name: "Sumo", model_id: null });
});

// rule: market/posting-draft
test("the draft is stored after each field, and a browser that was closed resumes it", async () => {
  const { unmount } = open();
  await at("Le véhicule");
  type("Marque", "Kia");
  type("Modèle", "Rio");
  type(/^Année/, "20");
  unmount();
  open();
  expect(await screen.findByText("Vous avez commencé une annonce : Kia Rio 20.")).toBeTruthy();
  press("Reprendre votre brouillon");
  await at("Le véhicule");
  expect(
    [screen.getByLabelText(/^Année/), screen.getByLabelText("Modèle")].map(
      (field) => (field as HTMLInputElement).value,
    ),
  ).toEqual(["20", "Rio"]);
});

test("without a network the form goes on, and sends all answers with the next step", async () => {
  await resumeAt("state", "État et papiers");
  edge.asked.length = 0;
  edge.down = true;
  const warned = vi.mocked(console.warn).mockImplementation(() => undefined);
  type(/^Kilométrage/, "90 000");
  press("Continuer");
  await at("Équipements");
  expect(warned.mock.calls).toEqual([["Pas de réponse :", "/api/me/ads/0123456789ab", "TypeError"]]);
  warned.mockClear();
  edge.down = false;
  press("Continuer");
  await at("Photos");
  expect(Object.keys(edge.answers)).toEqual(["state", "words"]);
  expect(edge.answers.state).toMatchObject({ mileage: "90 000" });
});

test("an answer that the edge refuses is reported under its field", async () => {
  await resumeAt("words", "Équipements");
  edge.refuse = {
    status: 422,
    code: "invalid",
    message: "Vérifiez les champs signalés.",
    fields: { description: "Un numéro s’y trouve." },
  };
  press("Continuer");
  expect(await screen.findByText("Un numéro s’y trouve.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Description/)));
});

test("an unlikely mileage is questioned, and may be confirmed", async () => {
  await resumeAt("state", "État et papiers");
  type(/^Kilométrage/, "500");
  press("Continuer");
  const box = await screen.findByRole("checkbox", {
    name: /^Êtes-vous sûr \? Moins de 1\.000 km pour une voiture de 2017\./,
  });
  expect(screen.getByRole("heading", { name: "État et papiers" })).toBeTruthy();
  fireEvent.click(box);
  press("Continuer");
  await at("Équipements");
});

// rule: market/posting-price
test("a price typed in thousands offers × 1.000, and what such cars are asked for stands beside it", async () => {
  await resumeAt("offer", "Prix et contact");
  type(/^Prix, en francs CFA/, "6500");
  press(/^× 1\.000 \? 6\.500\.000\sFCA$/);
  expect((screen.getByLabelText(/^Prix, en francs CFA/) as HTMLInputElement).value).toBe("6500000");
  expect(screen.queryByRole("button", { name: /× 1\.000/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Prix, en francs CFA/)));
  expect(
    await screen.findByText(/environ 10 M ; la moitié demande entre 8,9 M et 11,48 M \(23 annonces\)\./),
  ).toBeTruthy();
});

test("another region offers its own towns", async () => {
  await resumeAt("offer", "Prix et contact", { offer: anAd().offer });
  type("Région", "thies");
  expect((screen.getByLabelText("Ville la plus proche") as HTMLSelectElement).value).toBe("");
  type("Ville la plus proche", "Saly");
  expect((screen.getByLabelText("Ville la plus proche") as HTMLSelectElement).value).toBe("Saly");
});

test("a warning about photos that wait for the network appears once", async () => {
  await resumeAt("photos", "Photos");
  press(/^Cinq photos/);
  press("Continuer");
  expect(await screen.findByText(/^2 photos attendent encore le réseau\./)).toBeTruthy();
  press("Continuer");
  await at("Prix et contact");
});

test("photos that wait for the network count towards the minimum", async () => {
  await resumeAt("photos", "Photos");
  press(/^Une photo, et quatre/);
  press("Continuer");
  expect(await screen.findByText(/^4 photos attendent encore le réseau\./)).toBeTruthy();
});

// rule: market/photos
test("an ad needs three photos", async () => {
  await resumeAt("photos", "Photos");
  press("Continuer");
  expect(await screen.findByText(/^Ajoutez au moins 3 photos\./)).toBeTruthy();
  press("Trois photos");
  press("Continuer");
  await at("Prix et contact");
});

// rule: market/posting-steps
test("the ad is previewed and published once the conditions are accepted; the stored draft is then deleted", async () => {
  await resumeAt("check", "Vérifier");
  expect(screen.getByText("Aperçu : Kia Rio 2017, 6500000")).toBeTruthy();
  press("Publier mon annonce");
  expect(await screen.findByText("Acceptez les conditions pour publier.")).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox"));
  press("Publier mon annonce");
  expect(
    await screen.findByText(
      /^Votre annonce est enregistrée\. Elle sera en ligne après vérification \(en général moins de 2\sh\)\.$/,
    ),
  ).toBeTruthy();
  expect([edge.ad.state, localStorage.getItem("annonce-brouillon")]).toEqual(["en_attente", null]);
});

test("an answer that no longer holds is reported with its step, before anything is sent", async () => {
  const { vehicle, state } = anAd();
  await resumeAt("check", "Vérifier", {
    vehicle: { ...vehicle, year: "2017" },
    state: { ...state, condition: "neuf_0km" },
  });
  expect(screen.getByRole("alert").textContent).toBe(
    "État et papiers : Une voiture de 2017 n’est plus « Neuf 0 km » : choisissez « Venant » ou « Occasion locale ».",
  );
  expect(screen.getByText("À corriger").closest("li")?.textContent).toMatch(/^État et papiers/);
});

test("what the edge finds missing is reported with its step", async () => {
  await resumeAt("check", "Vérifier");
  fireEvent.click(screen.getByRole("checkbox"));
  vi.stubGlobal("fetch", async (address: string, { method = "GET" } = {}) =>
    method === "GET"
      ? Response.json({ ad: edge.ad, answers: {}, gallery: [] })
      : Response.json(
          {
            code: "ad_incomplete",
            message: "Il manque quelque chose.",
            fields: { photos: "Ajoutez au moins 3 photos." },
          },
          { status: address.endsWith("/submit") ? 422 : 500 },
        ),
  );
  press("Publier mon annonce");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Il manque quelque chose. Photos : Ajoutez au moins 3 photos.",
  );
});

test("changes of an ad that is online are sent together at the end", async () => {
  const { vehicle, state, words, offer } = anAd();
  edge = fakeOwnAds({ state: "publiee", title: "Kia Rio 2017", revision: 4 });
  Object.assign(edge.answers, { vehicle, state, words, offer });
  open("0123456789ab");
  await at("Le véhicule");
  type(/^Couleur/, "noir");
  press("Continuer");
  await at("État et papiers");
  expect(edge.asked).toEqual(["GET /api/me/ads/0123456789ab"]);
  press("Retour");
  await at("Le véhicule");
  expect((screen.getByLabelText(/^Couleur/) as HTMLSelectElement).value).toBe("noir");
});

test("opening an ad that does not exist creates none", async () => {
  edge.refuse = { status: 404, code: "unknown_ad", message: "Cette annonce n’existe pas." };
  open("zzzzzzzzzzzz");
  expect(await screen.findByText("Cette annonce n’existe pas, ou n’est pas la vôtre.")).toBeTruthy();
  expect(edge.asked).toEqual(["GET /api/me/ads/zzzzzzzzzzzz"]);
});
