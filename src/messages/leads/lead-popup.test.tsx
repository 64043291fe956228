// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brandsAtom } from "../../site/frame/brands-state";
import { standInDialogs } from "../../../tests/support/dialogs";
import type { LeadCar } from "./lead-car";
import { LeadPopup } from "./lead-popup";

const HILUX: LeadCar = {
  name: "Toyota Hilux 2.4",
  articled: "le Toyota Hilux 2.4",
  modelId: 111,
  versionId: 3,
  price: 26_900_000,
};
const BRANDS = ["Toyota", "Kia", "Renault", "Suzuki"].map((name, place) => ({ brandId: place + 1, name, models: [] }));

let sent: Readonly<Record<string, unknown>>[] = [];
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  standInDialogs();
  getDefaultStore().set(brandsAtom, BRANDS);
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "");
  vi.stubGlobal("__ICONS__", "/icons.svg");
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body)); // Only the network is replaced.
    return Response.json({ reference: "BAKO-4827" }, { status: 202 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (car: LeadCar | null = null) =>
  render(<LeadPopup request={car ? "devis" : "offres"} {...(car && { car })} />) && screen.getByRole("dialog");
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const title = () => screen.getByRole("heading", { level: 3 }).textContent;
const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name);
const say = (name: string, value: string) =>
  fireEvent[field(name) instanceof HTMLSelectElement ? "change" : "input"](field(name), { target: { value } });
const send = (name: string) => act(async () => void press(name));
const toLastStep = () => {
  press(/^Neuve/);
  press(/^Crédit bancaire/);
};
const sayWho = () => {
  say("Votre nom", "Awa Diop");
  say("Téléphone", "77 123 45 67");
  fireEvent.click(screen.getByRole("checkbox", { name: /J’accepte/ }));
};

// rule: messages/lead-steps
test("each answer of the first two steps goes on by itself, and the way back leads to the answer that was given", () => {
  open();
  expect(title()).toBe("JE CHERCHE UNE VOITURE");
  expect(screen.queryByRole("button", { name: "Précédent" })).toBeNull();
  screen.getByText(/sous un jour ouvré/);
  press(/^D’occasion/);
  screen.getByText(/sous un jour ouvré/);
  expect([title(), document.activeElement?.textContent]).toEqual(["MODE DE PAIEMENT", "MODE DE PAIEMENT"]);
  screen.getByText("2 sur 3", { exact: false });
  press(/^Comptant/);
  expect(title()).toBe("MARQUE ET BUDGET");
  press("Précédent");
  press("Précédent");
  expect(screen.getByRole("button", { pressed: true }).textContent).toMatch(/^D’occasion/);
});

// rule: messages/lead-steps
test("the last step says what was answered, and leads back to change it", () => {
  open();
  toLastStep();
  screen.getByText("Neuve");
  screen.getByText("Crédit bancaire");
  press("Modifier");
  expect(title()).toBe("JE CHERCHE UNE VOITURE");
  press(/^Je ne sais pas/);
  press(/^Comptant/);
  screen.getByText("Je ne sais pas encore");
  screen.getByText("Comptant");
  cleanup();
  open(HILUX);
  press(/^Comptant/);
  screen.getByText("Comptant");
  press("Modifier");
  expect(title()).toBe("MODE DE PAIEMENT");
});

test("the last step asks for a brand, a budget, a name and a telephone number; more can be said but is closed", async () => {
  // rule: messages/lead-steps, messages/lead-answers
  const dialog = open();
  toLastStep();
  const shown = [...dialog.querySelectorAll<HTMLInputElement>("select,input:not([type=radio],[type=checkbox])")];
  expect(
    shown.filter((one) => !one.closest("[aria-hidden],details:not([open])")).map((one) => one.labels?.[0]?.textContent),
  ).toEqual(["Marque", "Budget en FCA", "Votre nom", "Téléphone"]);
  say("Marque", "2");
  say("Budget en FCA", "autre");
  say("Votre montant", "6,5 M");
  sayWho();
  fireEvent.click(screen.getByText("Ajouter une précision"));
  say("Autre marque", "4");
  expect(
    [...(screen.getAllByLabelText<HTMLSelectElement>("Autre marque")[1]?.options ?? [])].map(({ text }) => text),
  ).toEqual(["Aucune autre", "Toyota", "Renault"]);
  fireEvent.click(screen.getByRole("radio", { name: "Le soir", hidden: true }));
  await send("Recevoir des offres");
  await screen.findByText("BAKO-4827");
  expect(sent).toMatchObject([
    {
      request: "offres",
      car_condition: "neuve",
      payment_method: "credit",
      brand_ids: [2, 4],
      budget: "6,5 M",
      name: "Awa Diop",
      channel: "whatsapp",
      moment: "soir",
      consent: true,
    },
  ]);
});

// rule: messages/lead-kept-answers
test("a popup that was closed opens with every answer, those behind « Ajouter une précision » in sight", () => {
  open();
  toLastStep();
  say("Marque", "3");
  say("Budget en FCA", "autre");
  say("Votre montant", "6,5 M");
  say("Votre nom", "Awa");
  say("Ville (facultatif)", "Thiès");
  cleanup();
  open();
  expect([title(), screen.getByRole("button", { pressed: true }).textContent]).toEqual([
    "JE CHERCHE UNE VOITURE",
    expect.stringMatching(/^Neuve/),
  ]);
  toLastStep();
  expect(["Marque", "Votre montant", "Votre nom", "Ville (facultatif)"].map((name) => field(name).value)).toEqual([
    "3",
    "6,5 M",
    "Awa",
    "Thiès",
  ]);
  expect(field("Ville (facultatif)").closest("details")?.open).toBe(true);
});

// rule: messages/lead-car, messages/lead-kept-answers
test("a request about one car asks for neither brand nor budget, and leaves those of an unfinished request as they were", async () => {
  open();
  toLastStep();
  say("Marque", "2");
  say("Budget en FCA", "0-5000000");
  cleanup();
  open(HILUX);
  expect(title()).toBe("MODE DE PAIEMENT");
  screen.getByText("1 sur 2", { exact: false });
  press(/^Comptant/);
  expect(screen.queryByLabelText("Marque")).toBeNull();
  expect(field("Budget en FCA").closest("details")?.open).toBe(false);
  sayWho();
  cleanup();
  open();
  toLastStep();
  expect(["Marque", "Budget en FCA", "Votre nom"].map((name) => field(name).value)).toEqual([
    "2",
    "0-5000000",
    "Awa Diop",
  ]);
  cleanup();
  open(HILUX);
  press(/^Comptant/);
  await send("Recevoir mon devis");
  await screen.findByText("BAKO-4827");
  expect(sent).toMatchObject([
    { request: "devis", version_id: 3, car_condition: "neuve", budget: "25000000-40000000", brand_ids: [] },
  ]);
});

// rule: messages/field-sentences
test("what is wrong behind the closed summary is brought into sight", async () => {
  open();
  toLastStep();
  say("Budget en FCA", "0-5000000");
  sayWho();
  const more = screen.getByText("Ajouter une précision").closest("details");
  if (!more) throw new Error("no details");
  say("Adresse e-mail (facultatif)", "awa");
  more.open = false;
  await send("Recevoir des offres");
  await screen.findByText("Veuillez saisir une adresse e-mail valide.");
  await waitFor(() =>
    expect([more.open, document.activeElement]).toEqual([true, field("Adresse e-mail (facultatif)")]),
  );
  expect(sent).toEqual([]);
});

// rule: messages/lead-dealer
test("a request to a dealer names it at the top, in the agreement and in what is sent; the next one from elsewhere names none", async () => {
  render(<LeadPopup request="devis" dealer={{ dealerId: 12, name: "Lac Rose Automobiles" }} />);
  screen.getByRole("heading", { name: "Demander un prix" });
  screen.getByText("À Lac Rose Automobiles");
  toLastStep();
  screen.getByRole("checkbox", { name: /ou Lac Rose Automobiles, me contacte pour cette demande/ });
  say("Budget en FCA", "0-5000000");
  cleanup();
  open();
  toLastStep();
  sayWho();
  await send("Recevoir des offres");
  await screen.findByText("BAKO-4827");
  cleanup();
  render(<LeadPopup request="devis" dealer={{ dealerId: 12, name: "Lac Rose Automobiles" }} />);
  toLastStep();
  say("Budget en FCA", "0-5000000");
  sayWho();
  await send("Recevoir mon devis");
  await screen.findByText("BAKO-4827");
  expect(sent).toMatchObject([
    { request: "offres", dealer_id: null },
    { request: "devis", dealer_id: 12, car_condition: "neuve" },
  ]);
});

// rule: guide/model-gender, messages/lead-car
test.each([
  [HILUX, "Pour le Toyota Hilux 2.4"],
  [{ ...HILUX, articled: null }, "Toyota Hilux 2.4"],
])("a request names its car with its article, or without one where the gender is unknown", (car, words) => {
  render(<LeadPopup request="devis" car={car} />);
  screen.getByText(words);
});

// rule: messages/leads-by-mail
test("while leads go by mail, the popup keeps every answer and leads to the message that is already written", async () => {
  const message = "Ce formulaire est fermé pour l’instant.";
  const ways = [{ label: "Envoyer par WhatsApp", address: "https://wa.me/221770000001?text=Bonjour" }];
  vi.stubGlobal("fetch", async () => Response.json({ code: "closed_leads", message, ways }, { status: 503 }));
  open(HILUX);
  press(/^Crédit bancaire/);
  sayWho();
  await send("Recevoir mon devis");
  expect(screen.getByRole("alert", { hidden: true }).textContent).toBe(message);
  expect(screen.getByRole("link", { name: "Envoyer par WhatsApp", hidden: true })).toHaveProperty(
    "href",
    ways[0]?.address,
  );
  expect(field("Votre nom").value).toBe("Awa Diop");
});
