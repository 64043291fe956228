// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { hydrated } from "../../../tests/support/hydrated";
import type { Cote } from "../../contract/market/cote";
import { SERVED_ID } from "../../shared/served/served";
import { CoteView } from "./cote-view";
import { sampleCote, sampleCotes } from "./sample-cote";
import { coteServedAs } from "./served-cote";
import { useCote } from "./use-cote";

const PATH = "/cote/toyota/rav4";
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Puts what the Worker rendered from into the document, as it does. */
function serve(cote: Cote): void {
  const json = document.createElement("script");
  json.type = "application/json";
  json.id = SERVED_ID;
  json.textContent = JSON.stringify({ of: coteServedAs(PATH), origin: "", value: cote });
  document.body.append(json);
}

function Place({ path }: { path: string }) {
  const { asked } = useCote(path);
  return typeof asked === "string" ? <p>{asked}</p> : <CoteView cote={asked} />;
}

// rule: market/cote
test.each<[string, Cote]>([
  ["a model with all that it may have", sampleCote()],
  [
    "a model with one year alone",
    sampleCote({ drawing: null, effects: [], trend: [], ads: [], guide: null, neighbours: [] }),
  ],
  ["odd words", sampleCote({ title: "<b>Cote</b> & « é »", usual: "</p>&amp;" })],
  ["the list", sampleCotes()],
  ["an empty list", sampleCotes({ brands: [] })],
])("the served page equals the browser’s first render, which asks for nothing: %s", (_, cote) => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  serve(cote);
  const { html, container, repaired } = hydrated(<Place path={PATH} />, { built: <CoteView cote={cote} /> });
  const dated = (text: string) => text.replace(/<time[^>]*>[^<]*/g, "<time>"); // « il y a 2 h » follows the first render.
  expect([repaired, dated(container.innerHTML), asked.mock.calls]).toEqual([[], dated(html), []]);
});

test("a visitor who comes from another page gets the same from the Worker, and is told of a model that has none", async () => {
  serve(sampleCote());
  const asked = vi.fn(async (address: string) =>
    address.endsWith("niva")
      ? Response.json({ code: "unknown_address", message: "Cette adresse n’existe pas." }, { status: 404 })
      : Response.json(sampleCotes()),
  );
  vi.stubGlobal("fetch", asked);
  render(<Place path="/cote" />);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("La cote des voitures"));
  expect(asked.mock.calls.map(([address]) => address)).toEqual(["/api/ads/cote?path=%2Fcote"]);
  cleanup();
  render(<Place path="/cote/lada/niva" />);
  await waitFor(() => expect(screen.getByText("gone")).toBeTruthy());
});

test("the form that chooses a brand alone leads to its models, unfolded; the others stay folded", () => {
  const kia = { title: "Kia", key: "kia", links: [{ label: "Rio", path: "/cote/kia/rio" }] };
  location.hash = "#marque-kia";
  render(<CoteView cote={sampleCotes({ brands: [...sampleCotes().brands, kia] })} />);
  const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)?.open;
  expect([isOpen("marque-toyota"), isOpen("marque-kia")]).toEqual([false, true]);
  expect(document.querySelector("#marque-toyota a")?.textContent).toBe("RAV4 2017 13.500.000\u00a0FCA");
  expect(document.querySelector("#marque-toyota summary")?.textContent).toBe("Toyota 1 modèle, dès 13,5\u00a0M");
  location.hash = "";
});

test("an answer of a version before the price that stands first is shown without it, and a list without its form", () => {
  const { asked: _, ...before } = sampleCote();
  render(<CoteView cote={before} />);
  screen.getByRole("heading", { name: "Par année" });
  expect(screen.queryByRole("form")).toBeNull();
  cleanup();
  render(<CoteView cote={sampleCotes({ brands: [{ title: "Toyota", links: [{ label: "RAV4", path: PATH }] }] })} />);
  screen.getByRole("link", { name: "RAV4" });
  expect(screen.queryByRole("form")).toBeNull();
});

// rule: market/cote
test("the form offers the gearboxes and energies that the ads tell apart, and its answer names those of its price", () => {
  render(<CoteView cote={sampleCote()} />);
  const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
  const offered = ["Boîte", "Énergie"].map((label) => [
    field(label).name,
    field(label).value,
    [...field(label).options].map(({ text }) => text),
  ]);
  expect(offered).toEqual([
    ["boite", "automatique", ["Automatique", "Manuelle"]],
    ["energie", "diesel", ["Essence", "Diesel"]],
  ]);
  expect(screen.getByText(/^Toyota RAV4 2017, 90\.000.km, venant, diesel, boîte automatique, dédouanée$/)).toBeTruthy();
});
