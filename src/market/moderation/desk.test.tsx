// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NOTHING_SAID } from "../ad-page/sample-detail";
import type { ModeratedAd } from "../../contract/market/moderation";
import { Desk } from "./desk";

const TOKEN = "jeton-de-moderation-0123456789";
const AD: ModeratedAd = {
  id: "0123456789ab",
  slug: "hyundai-tucson-2018",
  reference: "GA-012345",
  title: "Hyundai Tucson 2018",
  state: "en_attente",
  revision: 3,
  submitted_at: "2026-11-21T10:00:00Z",
  published_at: null,
  price: 4_000_000,
  price_before: null,
  estimate: 10_000_000,
  version: null,
  year: 2018,
  mileage: 84_000,
  papers_seen: ["assurance"],
  ...NOTHING_SAID,
  condition: "venant",
  papers: "sous_douane",
  energy: "essence",
  gearbox: "automatique",
  body_type: "suv",
  colour: "gris",
  doors: 5,
  fiscal_power: 11,
  accidents: null,
  vin: null,
  description: "Envoyez un acompte.",
  place: "Yoff, Dakar",
  seller_name: "Awa",
  phone: "+221338000001",
  warnings: ["prix_tres_bas", "mots_interdits"],
  photos: [{ hash: "a".repeat(32), width: 1600, height: 1200 }],
  photos_waiting: 0,
  decisions: [
    {
      at: "2026-11-20T10:00:00Z",
      operator: "Fatou",
      act: "refuse",
      detail: "avance",
      note: "Elle promet de corriger.",
    },
  ],
  seller: {
    id: "v-1",
    name: "Awa Diop",
    type: "parking",
    verified: false,
    blocked: false,
    since: "2026-01-01T00:00:00Z",
    ads: { publiee: 2, vendue: 1 },
    reports: 0,
  },
};
const REPORTED: ModeratedAd = {
  ...AD,
  id: "zzzzzzzzzzzz",
  title: "Kia Sportage 2016",
  state: "publiee",
  published_at: "2026-11-01T10:00:00Z",
  warnings: [],
};

/** A fake edge: the requests that it received and the answer that it gives to decisions. */
let asked: { address: string; token: string | null; body: unknown }[] = [];
let decision: () => Response = () => new Response(null, { status: 204 });
let waiting: ModeratedAd[] = [];
beforeEach(() => {
  [asked, waiting, decision] = [[], [AD], () => new Response(null, { status: 204 })];
  sessionStorage.clear();
  vi.stubGlobal(
    "fetch",
    async (
      address: string,
      { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
    ) => {
      const token = headers.Authorization ?? null;
      if (token !== `Bearer ${TOKEN}`)
        return Response.json({ code: "who_are_you", message: "Réservé." }, { status: 401 });
      if (method === "POST") {
        asked.push({ address, token, body: JSON.parse(body ?? "") });
        return decision();
      }
      if (address.endsWith("/me"))
        return Response.json({ name: "script", role: null, rights: ["ads", "leads", "site", "operators"] });
      return address.endsWith("/reports")
        ? Response.json({
            ads: [
              {
                ad: REPORTED,
                reports: [{ reason: "faux_prix", text: "Ce n’est pas ce prix.", at: "2026-11-20T10:00:00Z" }],
              },
            ],
          })
        : Response.json({ total: waiting.length, ads: waiting });
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/moderation");
});

async function opened() {
  sessionStorage.setItem("ops", TOKEN);
  render(<Desk />);
  return within(await screen.findByRole("article", { name: /Hyundai Tucson 2018/ }));
}

test("the desk asks for a token, drops a wrong one, and opens with the right one, in this tab only", async () => {
  render(<Desk />);
  const type = async (token: string) => {
    fireEvent.change(screen.getByLabelText(/Jeton du site/), { target: { value: token } });
    fireEvent.click(screen.getByRole("button", { name: "Ouvrir" }));
  };
  await type("autre");
  expect(await screen.findByText("Ce jeton n’est pas le bon.")).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
  await type(TOKEN);
  expect(await screen.findByRole("heading", { name: "1 annonce en attente" })).toBeTruthy();
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
});

test("the desk takes the token that npm start passes in the address, and removes it from the address", async () => {
  window.history.replaceState(null, "", `/moderation#jeton=${TOKEN}`);
  render(<Desk />);
  expect(await screen.findByRole("heading", { name: "1 annonce en attente" })).toBeTruthy();
  expect(window.location.href).not.toContain(TOKEN);
});

test("an ad shows its warnings in words, its price beside the estimate, its photos, its seller’s history and the reports on it", async () => {
  const ad = await opened();
  expect(within(ad.getByRole("list", { name: "Alertes automatiques" })).getAllByRole("listitem")).toHaveLength(2);
  for (const text of [/4\.000\.000.*estimation 10\.000\.000/, "Sous douane", "Yoff, Dakar", "Envoyez un acompte."])
    expect(ad.getByText(text)).toBeTruthy();
  expect(ad.getByText(/2 en ligne, 1 vendue/)).toBeTruthy();
  expect(ad.getByRole("img").getAttribute("src")).toBe(`/media/${"a".repeat(32)}-640.jpg`);
  const reported = within(screen.getByRole("article", { name: /Kia Sportage/ }));
  expect(reported.getByText(/Ce n’est pas ce prix/)).toBeTruthy();
  expect(reported.queryByRole("button", { name: /^Publier/ })).toBeNull();
});

test("an ad is published once, even after two clicks, in the revision that the operator read, and focus moves to the list", async () => {
  const ad = await opened();
  waiting = [];
  const button = ad.getByRole("button", { name: /^Publier/ });
  fireEvent.click(button);
  fireEvent.click(button);
  const heading = await screen.findByRole("heading", { name: "0 annonce en attente" });
  expect(asked).toEqual([
    { address: `/api/ops/ads/${AD.id}`, token: `Bearer ${TOKEN}`, body: { decision: "approve", revision: 3 } },
  ]);
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("an ad cannot be refused without a reason", async () => {
  const ad = await opened();
  const refuse = ad.getByRole("button", { name: /^Refuser/ });
  fireEvent.click(refuse);
  expect(asked).toEqual([]);
  fireEvent.change(ad.getByLabelText(/Raison du refus/), { target: { value: "avance" } });
  fireEvent.click(refuse);
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([{ decision: "refuse", reason: "avance", revision: 3 }]),
  );
});

test("the papers that the operator has seen are saved in one request, and focus stays on the button", async () => {
  const ad = await opened();
  expect(ad.getAllByRole<HTMLInputElement>("checkbox").filter(({ checked }) => checked)).toEqual([
    ad.getByLabelText("Assurance"),
  ]);
  fireEvent.click(ad.getByLabelText("Acte de vente"));
  fireEvent.click(ad.getByLabelText("Carte grise"));
  fireEvent.click(ad.getByLabelText("Assurance"));
  const button = ad.getByRole("button", { name: /^Enregistrer les papiers vus/ });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() =>
    expect(asked).toEqual([
      {
        address: `/api/ops/ads/${AD.id}/papers`,
        token: `Bearer ${TOKEN}`,
        body: { revision: 3, papers: ["carte_grise", "acte_de_vente"] },
      },
    ]),
  );
  expect(document.activeElement).toBe(button);
});

test("an ad that changed in the meantime is read again", async () => {
  const ad = await opened();
  decision = () =>
    Response.json({ code: "ad_changed", message: "Cette annonce a changé entre-temps : relisez-la." }, { status: 409 });
  waiting = [{ ...AD, revision: 4, description: "Un autre texte." }];
  fireEvent.click(ad.getByRole("button", { name: /^Publier/ }));
  expect(await screen.findByText("Un autre texte.")).toBeTruthy();
});

test("a seller is blocked only after a second press", async () => {
  const ad = await opened();
  fireEvent.click(ad.getByRole("button", { name: /^Bloquer le vendeur/ }));
  expect(asked).toEqual([]);
  fireEvent.click(ad.getByRole("button", { name: /^Oui, retirer toutes ses annonces/ }));
  await waitFor(() =>
    expect(asked).toEqual([{ address: "/api/ops/sellers/v-1", token: `Bearer ${TOKEN}`, body: { blocked: true } }]),
  );
});

// rule: market/decisions
test("an ad shows what was decided before, by whom and why, and a decision takes its reason along", async () => {
  const ad = await opened();
  const journal = within(ad.getByRole("list", { name: "Décisions prises" })).getByRole("listitem");
  expect(journal.textContent).toMatch(/Fatou.: refusée \(de l’argent est demandé avant la visite\)\. Elle promet/);
  fireEvent.change(ad.getByLabelText(/^Pourquoi/), { target: { value: " Photos refaites. " } });
  fireEvent.click(ad.getByRole("button", { name: /^Publier/ }));
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([{ decision: "approve", revision: 3, note: "Photos refaites." }]),
  );
});

// rule: market/reports-read
test("a reported ad can be left online, and an ad that nobody reported cannot", async () => {
  const ad = await opened();
  expect(ad.queryByRole("button", { name: /^Laisser en ligne/ })).toBeNull();
  const reported = within(screen.getByRole("article", { name: /Kia Sportage/ }));
  fireEvent.click(reported.getByRole("button", { name: /^Laisser en ligne/ }));
  await waitFor(() =>
    expect(asked).toMatchObject([{ address: "/api/ops/ads/zzzzzzzzzzzz/reports", body: { revision: 3 } }]),
  );
});
