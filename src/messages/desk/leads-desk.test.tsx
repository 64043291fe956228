// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeskLead } from "../../contract/messages/lead-desk";
import { brandsAtom } from "../../site/frame/brands-state";
import { LeadsDesk } from "./leads-desk";

const TOKEN = "jeton-du-bureau-0123456789-0123456789";
const LEAD: DeskLead = {
  id: "0b3f6a52-6b1f-4f0e-9a39-111111111111",
  reference: "BAKO-4827",
  received_at: "2026-11-25T17:05:00.000Z",
  delivery: "sent",
  state: "a_appeler",
  recall_on: null,
  name: "Awa Diop",
  phone: "+221770000001",
  email: null,
  city: "Thiès",
  channel: "whatsapp",
  moment: "soir",
  request: "devis",
  condition: "neuve",
  payment: "credit",
  budget: "0-6500000",
  brand_ids: [1],
  model_id: 7,
  version_id: null,
  dealer_id: null,
  calls: [
    {
      at: "2026-11-25T18:00:00.000Z",
      operator: "Fatou",
      state: "rappeler",
      recall_on: "2026-11-27",
      note: "Pas libre.",
    },
  ],
};

let asked: { address: string; body: unknown }[] = [];
let noted: () => Response = () => new Response(null, { status: 204 });
beforeEach(() => {
  [asked, noted] = [[], () => new Response(null, { status: 204 })];
  sessionStorage.setItem("ops", TOKEN);
  getDefaultStore().set(brandsAtom, [{ brandId: 1, name: "Toyota", models: [{ modelId: 7, name: "RAV4" }] }]);
  vi.stubGlobal("fetch", async (address: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ address, body: body ? JSON.parse(body) : null });
    if (method === "POST") return noted();
    if (address.endsWith("/me")) return Response.json({ name: "Fatou", role: "demandes", rights: ["leads"] });
    return Response.json({
      counts: { a_appeler: 1, conclu: 4 },
      leads: address.endsWith("a_appeler") ? [LEAD] : [],
    });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function opened() {
  render(<LeadsDesk />);
  return within(await screen.findByRole("article", { name: /Awa Diop/ }));
}
const posted = () => asked.filter(({ body }) => body !== null);

// rule: messages/desk
test("a request says in words who asks for what, how to reach them, and what came of earlier calls", async () => {
  const lead = await opened();
  const dial = lead.getByRole("link", { name: "Appeler le 77\u00a0000\u00a000\u00a001" });
  expect(dial.getAttribute("href")).toBe("tel:+221770000001");
  expect(lead.getByText("jusqu’à 6.500.000 FCA")).toBeTruthy();
  for (const words of ["Un devis", "Neuve", "Toyota", "Crédit bancaire", "WhatsApp, le soir", "Thiès", "transmise"])
    expect(lead.getByText(words)).toBeTruthy();
  expect(lead.getByRole("link", { name: "Toyota RAV4" }).getAttribute("href")).toContain("/modele/7-");
  const call = within(lead.getByRole("list", { name: "Appels" })).getByRole("listitem");
  expect(call.textContent).toMatch(/Fatou.: à rappeler le 27 novembre 2026\. Pas libre\.$/);
});

test("the list is that of the chosen state, and each state says how many it has", async () => {
  await opened();
  const done = screen.getByRole("button", { name: "Conclu (4)" });
  expect(
    [done, screen.getByRole("button", { name: "À appeler (1)" })].map(
      (one) => one.ariaPressed ?? one.getAttribute("aria-pressed"),
    ),
  ).toEqual(["false", "true"]);
  fireEvent.click(done);
  await screen.findByRole("heading", { name: /^Conclu.: 4 demandes$/ });
  expect(screen.queryByRole("article")).toBeNull();
  expect(asked.at(-1)?.address).toBe("/api/ops/leads?etat=conclu");
});

// rule: messages/desk-calls
test("a call is noted once, with the day to call again where it is asked for", async () => {
  const lead = await opened();
  fireEvent.change(lead.getByLabelText(/^Nouvel état/), { target: { value: "rappeler" } });
  fireEvent.change(lead.getByLabelText(/^Note d’appel/), { target: { value: "Demain matin." } });
  fireEvent.click(lead.getByRole("button", { name: /^Noter/ }));
  await lead.findByText("Donnez le jour où rappeler.");
  expect(posted()).toEqual([]);
  fireEvent.change(lead.getByLabelText(/^Le rappeler le/), { target: { value: "2027-01-10" } });
  const button = lead.getByRole("button", { name: /^Noter/ });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 })));
  expect(posted()).toEqual([
    {
      address: `/api/ops/leads/${LEAD.id}`,
      body: { state: "rappeler", recall_on: "2027-01-10", note: "Demain matin." },
    },
  ]);
});

test("a note that could not be kept is still there", async () => {
  const lead = await opened();
  noted = () => Response.json({ code: "unknown_lead", message: "Cette demande n’est plus gardée." }, { status: 404 });
  fireEvent.change(lead.getByLabelText(/^Note d’appel/), { target: { value: "Elle attend." } });
  fireEvent.click(lead.getByRole("button", { name: /^Noter/ }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(lead.getByLabelText<HTMLTextAreaElement>(/^Note d’appel/).value).toBe("Elle attend.");
});
