// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import DealerPage from "./dealer";

vi.mock("gatsby", () => ({ graphql: () => null }));

type Data = Queries.DealerPageQuery;
type Dealer = NonNullable<Data["dealer"]>;

/** A dealer of whom api.php sends only what it must. */
const BARE: Dealer = {
  dealerId: 7,
  path: "/concessionnaires/sahel-autos",
  name: "Sahel Autos",
  presentation: null,
  address: null,
  district: null,
  city: "Dakar",
  region: "Dakar",
  latitude: null,
  longitude: null,
  phones: [],
  whatsapp: null,
  email: null,
  website: null,
  services: [],
  verified: false,
  photo: null,
  hours: [],
  brands: [],
};
const FULL: Dealer = {
  ...BARE,
  district: "Mermoz",
  latitude: 14.7082,
  longitude: -17.4731,
  phones: [{ written: "33 800 00 01", dialled: "+221338000001" }],
  whatsapp: "+221338000044",
  services: ["vente", "pieces"],
  hours: [{ day: "lundi", opens: "08:30", closes: "18:00" }],
  brands: [
    { brandId: 1, slug: "toyota", name: "Toyota", priceMin: 12_900_000, mark: null, models: [{ modelId: 1 }] },
    { brandId: 2, slug: "byd", name: "BYD", priceMin: null, mark: null, models: [] },
  ],
};
const HILUX: Data["models"][number] = {
  modelId: 1,
  slug: "hilux",
  name: "Hilux",
  bodyType: "Pick-up",
  status: "ON_SALE",
  priceMin: 26_900_000,
  priceMinIsPromo: false,
  conditionalPromo: false,
  cheapestId: 1,
  energies: ["Diesel"],
  ownerScore: null,
  reviewCount: 0,
  brand: { slug: "toyota", name: "Toyota" },
  cover: null,
};
const PROMO: Data["promos"][number] = {
  promoId: 1,
  title: "Remise de fin d’année",
  kind: "remise",
  forEveryone: true,
  saving: 1_500_000,
  rate: null,
  initialPrice: 26_900_000,
  promoPrice: 25_400_000,
  start: "2026-11-01T00:00:00.000Z",
  end: "2026-12-31T00:00:00.000Z",
  conditions: null,
  dealer: { name: "Sahel Autos", city: "Dakar" },
  model: HILUX,
};
const show = (dealer: Dealer, models: Data["models"] = [], promos: Data["promos"] = []) => {
  const data: Data = {
    dealer,
    promos,
    models,
    note: null,
    pictureNote: { text: "Illustration de démonstration" },
  };
  return render(<DealerPage {...({ data } as ComponentProps<typeof DealerPage>)} />);
};
const hrefs = (name: RegExp) => screen.queryAllByRole("link", { name }).map((link) => link.getAttribute("href"));

afterEach(cleanup);

// rule: guide/dealer-page
describe("the page of a dealer", () => {
  test("leads to its telephone, its WhatsApp and its brands", () => {
    show(FULL);
    expect(new Set(hrefs(/Appeler/))).toEqual(new Set(["tel:+221338000001"]));
    expect(document.querySelectorAll("a[href^='tel:']")).toHaveLength(3); // the row of wide screens, the number itself, and the bar of phones
    for (const address of hrefs(/WhatsApp/)) expect(address).toMatch(/^https:\/\/wa\.me\/221338000044\?text=Bonjour/);
    const brands = within(document.querySelector("#marques") as HTMLElement).getAllByRole("link");
    expect(brands.map((link) => [link.textContent?.replaceAll("\u00a0", " "), link.getAttribute("href")])).toEqual([
      ["BYD0 modèle", "/guide-auto/voitures-neuves/marque/byd/2"],
      ["Toyota1 modèle dès 12,9 M", "/guide-auto/voitures-neuves/marque/toyota/1"],
    ]);
    screen.getByRole("img", { name: "Carte : Mermoz" });
    // jsdom gives no role to what a closed fold holds.
    expect(document.querySelector("details #horaires table caption")?.textContent).toContain("jour par jour");
    expect(hrefs(/Itinéraire/)).toHaveLength(1);
  });

  test("has all ways to it and its services in one card under its name, before its brands", () => {
    show({ ...FULL, email: "contact@exemple.sn" });
    const contact = screen.getByRole("heading", { name: "Coordonnées" }).parentElement as HTMLElement;
    for (const link of ["Itinéraire", "33 800 00 01", "E-mail"]) within(contact).getByRole("link", { name: link });
    within(contact).getByRole("list", { name: "Services" });
    expect(within(contact).getAllByRole("button", { name: "Demander un prix" })).toHaveLength(2); // of wide screens and of phones
    const brands = screen.getByRole("heading", { name: "Marques vendues ici" });
    expect(contact.compareDocumentPosition(brands) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test("says under its name where it is and what it sells, then whether it is open", () => {
    show(FULL);
    const place = screen.getByRole("heading", { level: 1 }).closest("div:has(+ p)")?.nextElementSibling;
    expect(place?.textContent?.replaceAll("\u00a0", " ")).toBe("Mermoz, Dakar · Toyota, BYD");
    expect(place?.nextElementSibling?.querySelector("summary")?.textContent).toMatch(/Fermé|Ouvert|Lundi/);
  });

  test("has its address once, with the way there", () => {
    const { container } = show({ ...FULL, address: "Voie de dégagement nord" });
    const where = screen.getByText("Voie de dégagement nord, Mermoz, Dakar");
    expect(where.parentElement?.querySelector("a")?.textContent?.trim()).toBe("Itinéraire");
    expect(container.textContent?.match(/Voie de dégagement nord/g)).toHaveLength(1);
  });

  test("has one action in the bar of phones, WhatsApp, beside the telephone, and initials that are read to nobody", () => {
    const { container } = show(FULL);
    const bar = container.querySelector(".no-print") as HTMLElement;
    const [first, ...others] = [...bar.querySelectorAll(".button")];
    expect([first?.className, first?.textContent?.trim()]).toEqual(["button", "WhatsApp"]);
    expect(others.map(({ className, textContent }) => [className, textContent?.trim()])).toEqual([
      ["button plain", "Appeler"],
    ]);
    cleanup();
    show({ ...FULL, whatsapp: null });
    expect(document.querySelector("[data-bar] .button")?.textContent?.trim()).toBe("Appeler");
    expect(document.querySelector("[data-bar] .button")?.className).toBe("button");
    expect(screen.getByText("SA").getAttribute("aria-hidden")).toBe("true");
  });

  test("leads to all models of a brand that has several, by their true number", () => {
    const [toyota, byd] = FULL.brands as [Dealer["brands"][number], Dealer["brands"][number]];
    show({ ...FULL, brands: [{ ...toyota, models: [{ modelId: 1 }, { modelId: 2 }, { modelId: 3 }] }, byd] }, [HILUX]);
    const links = within(document.querySelector("#modeles") as HTMLElement).getAllByRole("link", { name: /^Voir les/ });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Voir les 3 Toyota", "/guide-auto/voitures-neuves/marque/toyota/1"],
    ]);
  });

  test("shows the offers that run at this dealer alone, with their prices", () => {
    show(FULL, [HILUX], [{ ...PROMO, conditions: "Dans la limite du stock." }]);
    const offers = screen.getByRole("heading", { name: "Promos en cours ici" }).closest("section") as HTMLElement;
    expect(within(offers).getByRole("article").textContent).toContain("25.400.000\u00a0FCA");
    within(offers).getByText("Dans la limite du stock.");
    cleanup();
    show(FULL, [HILUX]);
    expect(screen.queryByRole("heading", { name: "Promos en cours ici" })).toBeNull();
  });

  test("begins with the picture of its front, which says that it is drawn, and has the map with its address", () => {
    const image = {
      layout: "constrained" as const,
      width: 960,
      height: 600,
      images: { fallback: { src: "/static/front.webp" }, sources: [] },
    };
    const photo = { alt: "Façade de Sahel Autos", file: { childImageSharp: { gatsbyImageData: image } }, card: null };
    show({ ...FULL, photo });
    const [front, map] = ["Façade de Sahel Autos, illustration de démonstration", "Carte : Mermoz"].map((name) =>
      screen.getByRole("img", { name }),
    );
    const title = screen.getByRole("heading", { level: 1 });
    const brands = screen.getByRole("heading", { name: "Marques vendues ici" });
    const inOrder = [front, title, map, brands].flatMap((one) => one ?? []);
    expect(inOrder).toHaveLength(4);
    for (const [i, one] of inOrder.slice(1).entries())
      expect(inOrder[i]!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING, `${i}`).toBeTruthy();
    expect(screen.queryByText("SA")).toBeNull();
  });

  test("shows only the way to ask for a price where nothing else is known, with no empty heading, map or table", () => {
    show(BARE);
    screen.getByRole("heading", { level: 1, name: "Sahel Autos" });
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(["Coordonnées"]);
    expect(screen.getAllByRole("button", { name: "Demander un prix" })).toHaveLength(2);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Accueil", "Concessionnaires"]);
    for (const role of ["table", "img", "list"])
      expect(within(document.querySelector(".wrap > div") as HTMLElement).queryAllByRole(role)).toEqual([]);
  });
});
