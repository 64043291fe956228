// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Estimate } from "./estimate";

const MODELS = [
  { value: "kia-rio", label: "Kia Rio", count: 3 },
  { value: "hyundai-tucson", label: "Hyundai Tucson", count: 30 },
];
const answer = { estimate: { n: 23, low: 8_900_000, value: 10_100_000, high: 11_500_000, certainty: "fair" } };
let asked: string[] = [];
/** Waits until the question that was sent last has its answer on the page, whose code comes with the first one. */
async function answered(): Promise<void> {
  const before = asked.length;
  await vi.waitFor(() => expect(asked.length).toBe(before + 1));
  await act(() => new Promise((done) => setTimeout(done, 20)));
}
async function estimated(answer: () => Response): Promise<string | null> {
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(answer());
  });
  render(<Estimate models={MODELS} />);
  fireEvent.change(screen.getByLabelText("Modèle"), { target: { value: "hyundai-tucson" } });
  expect(asked).toEqual([]);
  fireEvent.change(screen.getByLabelText("Année"), { target: { value: "2017" } });
  fireEvent.change(screen.getByLabelText("État"), { target: { value: "venant" } });
  fireEvent.click(screen.getByRole("button", { name: "Estimer" }));
  expect([asked, screen.getByRole("status").textContent]).toEqual([[], expect.stringContaining("Indiquez le modèle")]);
  fireEvent.change(screen.getByLabelText("Kilométrage"), { target: { value: "84 500" } });
  fireEvent.click(screen.getByRole("button", { name: "Estimer" }));
  await answered();
  return screen.getByRole("status").textContent;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// rule: market/estimate
test("the estimate says what such a car is asked for, by how many ads, and links to them", async () => {
  expect(await estimated(() => Response.json(answer))).toBe(
    [
      "Ce que demandent les annonces pour une voiture semblable",
      "10.100.000\u00a0FCA",
      "10,1\u00a0M8,9\u00a0M11,5\u00a0M",
      "La moitié des annonces semblables demande entre 8.900.000 et 11.500.000\u00a0FCA. D’après 23 annonces de ce modèle, à deux ans près\u00a0: estimation assez fiable. Un prix demandé n’est pas encore un prix de vente.",
      "Voir ces annonces ou vendre ma voiture",
    ].join(""),
  );
  expect(asked).toEqual(["/api/ads/estimate?modele=hyundai-tucson&annee=2017&etat=venant&km=84500"]);
  expect(screen.getByRole("link", { name: "Voir ces annonces" }).getAttribute("href")).toBe(
    "/marche-doccasion/rechercher?modele=hyundai-tucson&annee_min=2015&annee_max=2019",
  );
  expect(screen.getByRole("link", { name: "vendre ma voiture" }).getAttribute("href")).toBe("/poster-une-annonce");
  expect([...screen.getByLabelText<HTMLSelectElement>("Modèle").options].map(({ textContent }) => textContent)).toEqual(
    ["Choisir…", "Hyundai Tucson", "Kia Rio"],
  );
});

test("where ads say too little, no price is made up", async () => {
  expect(await estimated(() => Response.json({ estimate: null }))).toContain("Trop peu d’annonces");
  expect(screen.queryByRole("link", { name: "Voir ces annonces" })).toBeNull();
});

test("gearbox and energy count where they are known", async () => {
  await estimated(() => Response.json(answer));
  fireEvent.change(screen.getByLabelText("Boîte"), { target: { value: "manuelle" } });
  fireEvent.change(screen.getByLabelText("Énergie"), { target: { value: "diesel" } });
  fireEvent.click(screen.getByRole("button", { name: "Estimer" }));
  await answered();
  expect(asked.at(-1)).toContain("&boite=manuelle&energie=diesel");
});

test("a failure is reported", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined);
  expect(await estimated(() => new Response(null, { status: 503 }))).toContain("L’estimation n’a pas pu être chargée.");
  vi.mocked(console.warn).mockClear(); // The failure is logged and nothing else.
});

test("a new car is not asked for its mileage", async () => {
  await estimated(() => Response.json(answer));
  fireEvent.change(screen.getByLabelText("État"), { target: { value: "neuf_0km" } });
  expect(screen.queryByLabelText("Kilométrage")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Décrivez la voiture");
  fireEvent.click(screen.getByRole("button", { name: "Estimer" }));
  await answered();
  expect(asked.at(-1)).toBe("/api/ads/estimate?modele=hyundai-tucson&annee=2017&etat=neuf_0km&km=0");
});
