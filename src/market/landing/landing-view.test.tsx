// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { hydrated } from "../../../tests/support/hydrated";
import { SERVED_ID } from "../../shared/served/served";
import { LandingView } from "./landing-view";
import { sampleLanding } from "./sample-landing";
import { landingPage, landingServedAs, type ServedLanding } from "./served-landing";
import { useLanding } from "./use-landing";

const PATH = "/marche-doccasion/toyota/rav4";
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Puts what the Worker rendered from into the document, as it does. */
function serve(served: ServedLanding): void {
  const json = document.createElement("script");
  json.type = "application/json";
  json.id = SERVED_ID;
  json.textContent = JSON.stringify({ of: landingServedAs(PATH, 2), origin: "", value: served });
  document.body.append(json);
}

function Place({ page }: { page: number }) {
  const { asked } = useLanding(PATH, page);
  return typeof asked === "string" ? <p>{asked}</p> : <LandingView served={asked} />;
}

// rule: market/landing
test.each([
  ["one with all that it may have", { landing: sampleLanding(), isStale: false }],
  ["one of some minutes ago", { landing: sampleLanding(), isStale: true }],
  [
    "one without ads",
    { landing: sampleLanding({ ads: [], total: 0, page: 2, pages: 1, guide: null, neighbours: [] }), isStale: false },
  ],
  [
    "one with odd words",
    { landing: sampleLanding({ title: "<b>Toyota</b> & « é » d’occasion", words: "</p>&amp;" }), isStale: false },
  ],
])("the served landing page equals the browser’s first render, which asks for nothing: %s", (_, served) => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  serve(served);
  const { html, container, repaired } = hydrated(<Place page={2} />, { built: <LandingView served={served} /> });
  const dated = (text: string) => text.replace(/<time[^>]*>[^<]*/g, "<time>"); // « il y a 2 h » follows the first render.
  expect([repaired, dated(container.innerHTML), asked.mock.calls]).toEqual([[], dated(html), []]);
});

test("a visitor who comes from another page gets the same from the Worker, and is told of a page that is not there", async () => {
  serve({ landing: sampleLanding(), isStale: false });
  const asked = vi.fn(async (address: string) =>
    address.endsWith("page=3")
      ? Response.json({ code: "unknown_address", message: "Cette adresse n’existe pas." }, { status: 404 })
      : Response.json(sampleLanding({ title: "La première page", page: 1 })),
  );
  vi.stubGlobal("fetch", asked);
  render(<Place key={1} page={1} />);
  await screen.findByRole("heading", { level: 1, name: "La première page" });
  expect(asked.mock.lastCall?.[0]).toBe("/api/ads/landing?path=%2Fmarche-doccasion%2Ftoyota%2Frav4&page=1");
  cleanup();
  render(<Place key={3} page={3} />);
  await waitFor(() => expect(screen.getByText("gone")).toBeTruthy());
});

test("the filters, an alert and the estimates of the model stand before the ads; without estimates the median alone", () => {
  render(<LandingView served={{ landing: sampleLanding(), isStale: false }} />);
  const search = "/marche-doccasion/rechercher?marque=toyota&modele=toyota-rav4";
  expect(screen.getByRole("link", { name: "Filtres" }).getAttribute("href")).toBe(search);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Trier par" }).value).toBe("recent");
  expect(screen.getByRole("button", { name: "Créer une alerte" })).toBeTruthy();
  const median =
    /^Prix médian demandé 13\.000\.000\sFCA \(voitures de 2012 à 2020, hors accidentées\), souvent 11 à 15,5\sM/;
  expect(screen.getByRole("link", { name: median }).getAttribute("href")).toBe("/cote/toyota/rav4");
  expect(screen.getByRole("link", { name: "2017\u00a0(9)" }).getAttribute("href")).toBe(`${PATH}/2017`);
  const note = screen.getByText("Non muté : pas de carte grise au nom du vendeur.");
  expect(screen.getAllByRole("article").at(-1)?.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // What leads to new cars is no chip among those that narrow the list.
  expect(screen.getByRole("link", { name: "Toyota RAV4 neuf" }).classList.contains("chip")).toBe(false);
  cleanup();
  // Without such papers nothing is said of them; an answer of a version before has no ways to fewer.
  const { ways: _, ...before } = sampleLanding({ cote: null, ads: [] });
  render(<LandingView served={{ landing: before, isStale: false }} />);
  expect(screen.queryByText(/^Non muté/)).toBeNull();
  expect(screen.queryByRole("link", { name: median })).toBeNull();
  expect(screen.getByText("13.000.000 FCA")).toBeTruthy();
});

test("the pages before and after are links, and the first page has the address without a number", () => {
  render(<LandingView served={{ landing: sampleLanding(), isStale: false }} />);
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect([hrefOf("Précédente"), hrefOf("Suivante")]).toEqual([PATH, `${PATH}?page=3`]);
  expect(screen.getByText("Page 2 sur 3")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Toyota RAV4" })).toBeNull(); // The last crumb is this page.
});

test.each([
  ["", 1],
  ["page=2", 2],
  ["page=0", 1],
  ["page=02", 1],
  ["page=9999", 1],
  ["page=101", 100],
])("the query %s asks for page %i", (query, page) => expect(landingPage(new URLSearchParams(query))).toBe(page));
