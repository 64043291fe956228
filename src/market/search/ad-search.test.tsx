// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AdSearchAnswer } from "../../contract/market/ad";
import { sampleAd, sampleAnswer } from "../cards/sample-ads";

interface SentRequest {
  readonly query: string;
  readonly signal: AbortSignal;
  answer(answer: AdSearchAnswer | object, status?: number): Promise<void>;
  fail(): Promise<void>;
}
let asked: SentRequest[] = [];
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const latest = () => asked.at(-1) ?? expect.fail("nothing was asked");

const SEARCH = "/marche-doccasion/rechercher";
/** Earlier answers are cached for the whole visit: each test loads the module anew, as another visit does. */
let AdSearch: typeof import("./ad-search").AdSearch;
beforeEach(async () => {
  vi.resetModules();
  ({ AdSearch } = await import("./ad-search"));
  vi.useFakeTimers();
  asked = [];
  // Only the network is faked.
  vi.stubGlobal(
    "fetch",
    (address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((done, fail) => {
        signal.addEventListener("abort", () => fail(signal.reason));
        const url = new URL(address, "https://site.example");
        expect(url.pathname).toBe("/api/ads");
        asked.push({
          query: url.search,
          signal,
          answer: async (data, status = 200) => {
            done(Response.json(data, { status }));
            await wait(0);
          },
          fail: async () => {
            fail(new TypeError("Failed to fetch"));
            await wait(0);
          },
        });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(query = ""): Promise<void> {
  history.replaceState(null, "", SEARCH + query);
  render(<AdSearch served={null} origin="https://guide.exemple.test" />);
  await wait(0);
}
const ads = (from: number, howMany: number) =>
  Array.from({ length: howMany }, (_, at) =>
    sampleAd({ id: String(from + at).padStart(12, "0"), title: `Annonce ${from + at}` }),
  );
const FACETS = {
  marque: [
    { value: "toyota", label: "Toyota", count: 9 },
    { value: "mg", label: "MG", count: 0 },
  ],
  energie: [{ value: "diesel", label: "Diesel", count: 7 }],
};
const found = (total: number, change: Partial<AdSearchAnswer> = {}) =>
  sampleAnswer({ total, ads: ads(1, Math.min(total, 24)), facets: FACETS, ...change });
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const status = () => screen.getByRole("status").textContent;
const filters = () => within(screen.getByRole("complementary", { name: "Filtres" }));
const here = () => decodeURIComponent(location.search);

describe("the search of ads", () => {
  test("the address gives the search, and the page says how many ads there are", async () => {
    await open("?energie=diesel&tri=prix_asc&rien=1");
    expect(asked.map(({ query }) => query)).toEqual(["?energie=diesel&tri=prix_asc"]);
    expect(status()).toBe("Recherche…");
    await latest().answer(found(23));
    expect(status()).toBe("23 annonces");
    expect(titles()).toHaveLength(23);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Trier par" }).value).toBe("prix_asc");
    expect(filters().getByRole<HTMLInputElement>("checkbox", { name: "Diesel 7" }).checked).toBe(true);
  });

  test("a filter changes the address at once and the list after a moment; the counts beside the filters come from the edge", async () => {
    await open();
    await latest().answer(found(40));
    expect(filters().queryByRole("checkbox", { name: /MG/ })).toBeNull();
    fireEvent.click(filters().getByRole("checkbox", { name: "Toyota 9" }));
    expect(here()).toBe("?marque=toyota");
    expect(asked).toHaveLength(1);
    await wait(249);
    expect(asked).toHaveLength(1);
    await wait(1);
    expect(latest().query).toBe("?marque=toyota");
    await latest().answer(found(9));
    expect(status()).toBe("9 annonces");
  });

  // rule: market/search-quick
  test("an alert is offered beside the number of ads, once more under a long list, and once where nothing is found", async () => {
    for (const total of [3, 40, 0]) {
      await open(`?q=${total}`);
      await latest().answer(found(total));
      expect(screen.getAllByRole("button", { name: "Créer une alerte" })).toHaveLength(total === 40 ? 2 : 1);
      cleanup();
    }
  });

  // rule: market/search-quick
  test("a chip above the list searches without a new page, and a second touch takes its condition back", async () => {
    await open();
    await latest().answer(found(40));
    const chip = () =>
      within(screen.getByRole("navigation", { name: "Filtres rapides" })).getByRole("link", { name: /SUV/ });
    fireEvent.click(chip());
    expect(here()).toBe("?carrosserie=suv");
    await wait(300);
    await latest().answer(found(9));
    expect([status(), chip().getAttribute("aria-current")]).toEqual(["9 annonces", "true"]);
    expect(within(screen.getByRole("list", { name: "Filtres choisis" })).getAllByRole("link")).toHaveLength(1); // « Tout effacer »
    fireEvent.click(chip());
    expect([here(), chip().getAttribute("aria-current")]).toEqual(["", null]);
  });

  test("several changes in a row make one request, and an older answer never replaces a newer one", async () => {
    await open();
    await latest().answer(found(40));
    fireEvent.click(filters().getByRole("checkbox", { name: "Toyota 9" }));
    fireEvent.click(filters().getByRole("checkbox", { name: "Diesel 7" }));
    await wait(300);
    expect(asked.map(({ query }) => query)).toEqual(["", "?marque=toyota&energie=diesel"]);
    const older = latest();
    fireEvent.click(filters().getByRole("checkbox", { name: "Toyota 9" }));
    await wait(300);
    expect(older.signal.aborted).toBe(true);
    await latest().answer(found(7));
    await older.answer(found(3));
    expect(status()).toBe("7 annonces");
  });

  // rule: market/search-back
  test("Back restores the previous filters and results without another request", async () => {
    await open();
    await latest().answer(found(40));
    fireEvent.click(filters().getByRole("checkbox", { name: "Toyota 9" }));
    await wait(300);
    await latest().answer(found(9));
    vi.useRealTimers(); // jsdom goes back by a timer of its own.
    await act(async () => {
      const gone = new Promise((done) => addEventListener("popstate", done, { once: true }));
      history.back();
      await gone;
      vi.useFakeTimers();
    });
    await wait(300);
    expect(status()).toBe("40 annonces");
    expect(here()).toBe("");
    expect(filters().getByRole<HTMLInputElement>("checkbox", { name: "Toyota 9" }).checked).toBe(false);
    expect(titles()).toHaveLength(24);
    expect(asked.map(({ query }) => query)).toEqual(["", "?marque=toyota"]);
  });

  test("earlier results appear at once on the way back, and are requested again when they are old", async () => {
    await open("?marque=toyota");
    await latest().answer(found(9));
    cleanup();
    await open("?marque=toyota");
    expect(status()).toBe("9 annonces");
    expect(asked).toHaveLength(1);
    cleanup();
    await wait(6 * 60_000);
    await open("?marque=toyota");
    expect(status()).toBe("9 annonces");
    expect(asked).toHaveLength(2);
    await latest().answer(found(8));
    expect(status()).toBe("8 annonces");
  });

  test("a chip removes one filter, « Tout effacer » removes all; the order stays", async () => {
    await open("?marque=toyota&prix_max=8000000&tri=km_asc");
    await latest().answer(found(4));
    const chips = within(screen.getByRole("list", { name: "Filtres choisis" }));
    fireEvent.click(chips.getByRole("link", { name: "Retirer Jusqu’à 8.000.000\u00a0FCA" }));
    expect(here()).toBe("?marque=toyota&tri=km_asc");
    fireEvent.click(screen.getByRole("link", { name: "Tout effacer" }));
    expect(here()).toBe("?tri=km_asc");
    expect(screen.queryByRole("list", { name: "Filtres choisis" })).toBeNull();
    await wait(300);
    await latest().answer(found(1));
  });

  test.each([
    ["6,5 M", "?prix_max=6500000"],
    ["6 500 000 F CFA", "?prix_max=6500000"],
    ["6.500.000", "?prix_max=6500000"],
    ["7", "?prix_max=7000000"],
    ["pas cher", ""],
  ])("a price may be typed the way people write it: %s", async (typed, query) => {
    await open();
    await latest().answer(found(3));
    const field = filters().getByRole("textbox", { name: "Prix maximum" });
    fireEvent.input(field, { target: { value: typed } });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(here()).toBe(query);
  });

  // rule: market/search-pages
  test("« Afficher plus » adds the next page under the first, and each page has an address of its own", async () => {
    await open("?marque=toyota");
    await latest().answer(found(60));
    const next = () => screen.getByRole("link", { name: "Suivante" }).getAttribute("href");
    expect(next()).toBe(`${SEARCH}?marque=toyota&page=2`);
    fireEvent.click(screen.getByRole("button", { name: "Afficher plus" }));
    await wait(300);
    expect(latest().query).toBe("?marque=toyota&page=2");
    await latest().answer(found(60, { ads: ads(24, 24) })); // The first of them was on the previous page when that one was read.
    expect(titles()).toHaveLength(47);
    expect(document.activeElement?.textContent).toBe("Annonce 25");
    expect(screen.getByText("Pages 1 à 2 sur 3")).toBeTruthy();
    expect(next()).toBe(`${SEARCH}?marque=toyota&page=3`);
    fireEvent.click(screen.getByRole("button", { name: "Afficher plus" }));
    await wait(300);
    await latest().answer(found(60, { ads: ads(48, 12) }));
    expect(titles()).toHaveLength(59);
    expect(screen.queryByRole("button", { name: "Afficher plus" })).toBeNull();
  });

  // rule: market/search-back
  test("a failure is reported; the filters stay, and the search can be retried", async () => {
    vi.mocked(console.warn).mockImplementation(() => undefined);
    await open("?marque=toyota");
    await latest().fail();
    expect(screen.getByRole("alert").textContent).toContain("La liste n’a pas pu être chargée.");
    expect(screen.getByRole("link", { name: "Retirer Toyota" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    await wait(300);
    await latest().answer({ status: "error" }, 503);
    fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    await wait(300);
    await latest().answer(found(2));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(status()).toBe("2 annonces");
    expect(vi.mocked(console.warn).mock.calls.map((words) => words.at(-1))).toEqual(["TypeError", 503]);
    vi.mocked(console.warn).mockClear();
  });

  // rule: market/search-empty
  test("an empty result links to the search without one filter, and shows the closest ads", async () => {
    await open("?marque=toyota&energie=electrique&prix_max=3000000");
    await latest().answer(
      sampleAnswer({ relaxed: [{ search: "marque=toyota", label: "Électrique", count: 9 }], near: ads(70, 2) }),
    );
    expect(screen.getByText("Aucune annonce ne correspond.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sans le filtre “Électrique” : 9 annonces" }).getAttribute("href")).toBe(
      `${SEARCH}?marque=toyota`,
    );
    expect(titles()).toEqual(["Annonce 70", "Annonce 71"]);
    expect(
      screen.getByText("À 1.000.000\u00a0FCA près, puis ce qui y ressemble le plus.", { normalizer: String }),
    ).toBeTruthy();
    expect(screen.getByText("Créez une alerte : nous vous écrirons dès qu’une annonce arrive.")).toBeTruthy();
  });

  test("an empty result among the newest ads of a very large market says that only those were searched", async () => {
    await open("?q=zzz");
    await latest().answer(sampleAnswer({ more: true }));
    expect(screen.getByText("Aucune des annonces les plus récentes ne correspond.")).toBeTruthy();
    expect(status()).toBe("0 annonce");
  });

  test("a long list of brands shows the first and the chosen ones, and the others after a press", async () => {
    const brands = Array.from({ length: 15 }, (_, at) => ({ value: `m${at}`, label: `Marque ${at}`, count: 30 - at }));
    await open("?marque=m12");
    await latest().answer(found(3, { facets: { marque: brands } }));
    const others = filters().getAllByText("Les 10 autres")[0]?.closest("details");
    const inside = [...(others?.querySelectorAll("label") ?? [])].map(({ textContent }) => textContent);
    expect(inside).toHaveLength(10);
    expect(inside.join()).not.toMatch(/Marque (?:[0-3]|12) /);
    expect(filters().getByRole<HTMLInputElement>("checkbox", { name: "Marque 12 18" }).checked).toBe(true);
  });

  // rule: market/search-sentence
  test("the typed words are sent with the form, not while they are typed; what is no name becomes a filter", async () => {
    await open();
    await latest().answer(found(3));
    const field = screen.getByRole("searchbox", { name: "Marque, modèle ou version" });
    fireEvent.input(field, { target: { value: "  tucson gls moins de 5 M " } });
    await wait(1_000);
    expect(asked).toHaveLength(1);
    fireEvent.submit(field);
    await vi.dynamicImportSettled();
    await wait(300);
    expect(latest().query).toBe("?q=tucson+gls&prix_max=5000000");
  });
});
