// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchField } from "./search-field";
import "./suggestions";

const HILUX = { type: "model", model_name: "Hilux", model_id: 111, brand_name: "Toyota" };
const ARTICLE = { type: "news", post_title: "Le Hilux à Kédougou", post_id: 1001, post_name: "hilux-kedougou" };

interface PendingRequest {
  readonly search: string | null;
  readonly signal: AbortSignal;
  answer(data: unknown, status?: number, more?: object): void;
  fail(): void;
}
let requests: PendingRequest[] = [];

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Trouver une marque ou un modèle" });
const type = async (text: string) => {
  field().focus();
  await wait(0); // Loads the script of the suggestions.
  fireEvent.input(field(), { target: { value: text } });
  await wait(0);
};
const press = (key: string) => fireEvent.keyDown(field(), { key });
/** The last option of every list. */
const ALL = "Voir tous les résultats";
const options = () =>
  screen.queryAllByRole("option").flatMap(({ textContent }) => (textContent === ALL ? [] : (textContent ?? "")));
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;
const overlay = () => screen.getByRole("status").parentElement?.previousElementSibling ?? document.body;
const isOpen = () => field().getAttribute("aria-expanded") === "true";

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  // Only the network is replaced.
  vi.stubGlobal(
    "fetch",
    (address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        requests.push({
          search: new URL(address, "https://site.example").searchParams.get("search"),
          signal,
          answer: (data, status = 200, more = {}) => resolve(Response.json({ data, ...more }, { status })),
          fail: () => reject(new TypeError("Failed to fetch")),
        });
      }),
  );
  Element.prototype.scrollIntoView = () => undefined;
  render(<SearchField />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Types words, waits, and answers the request. Each test uses different words, because known words cause no request. */
async function search(words: string, data: unknown): Promise<void> {
  await type(words);
  await wait(500);
  requests.at(-1)?.answer(data);
  await wait(0);
}

describe("the search field", () => {
  // rule: site/search-without-scripts
  it("leads to the page of results without scripts", () => {
    expect(renderToString(<SearchField />)).toMatch(/<form role="search" action="\/recherche"/);
  });

  // rule: market/used-suggestions
  it("shows used cars between models and news, with how many ads there are, of a Worker that knows no groups", async () => {
    await type("hilu");
    await wait(500);
    requests.at(-1)?.answer([HILUX, ARTICLE], 200, {
      used: [{ type: "used", label: "Toyota Hilux d’occasion", count: 12, path: "/marche-doccasion/toyota/hilux" }],
    });
    await wait(0);
    expect(options().map((text) => text.replace(/\s/g, " "))).toEqual([
      "Toyota Hilux",
      "Toyota Hilux d’occasion 12 annonces",
      "Le Hilux à Kédougou",
    ]);
    expect(screen.getByRole("option", { name: /d’occasion/ }).getAttribute("href")).toBe(
      "/marche-doccasion/toyota/hilux",
    );
  });

  // rule: site/suggestion-delay
  it("sends no request for one character", async () => {
    await type("h");
    await wait(2_000);
    expect([isOpen(), requests.length]).toEqual([false, 0]);
  });

  // rule: site/suggestion-delay
  it("shows that it searches from the second character, and sends a request 500 ms after the last one", async () => {
    await type("aa");
    expect(screen.getByRole("status").textContent).toBe("Recherche…");
    await wait(400);
    await type("aab");
    await wait(499);
    expect(requests).toHaveLength(0);
    await wait(1);
    expect(requests.map((request) => request.search)).toEqual(["aab"]);
  });

  it("aborts the previous request when more is typed", async () => {
    await type("ab");
    await wait(500);
    await type("abc");
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  // rule: site/suggestion-links
  it("shows models, then news, with the words marked, and their links", async () => {
    await search("hilux", [ARTICLE, HILUX]);
    expect(
      screen.getAllByRole("group").map((group) => [...group.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ["Modèles", "Toyota Hilux"],
      ["Actualités", "Le Hilux à Kédougou"],
    ]);
    expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Hilux", "Hilux"]);
    expect(screen.getAllByRole("option").map((option) => option.getAttribute("href"))).toEqual([
      "/guide-auto/voitures-neuves/marque/toyota/modele/111-hilux",
      "/actualite-auto/toute-actualite/1001-hilux-kedougou",
      "/recherche?q=hilux",
    ]);
  });

  it("has options that are links themselves, with nothing focusable inside, so that the focus stays in the field", async () => {
    await search("hilux a", [ARTICLE, HILUX]);
    expect(
      screen
        .getAllByRole("option")
        .map((option) => [option.tagName, option.tabIndex, option.querySelectorAll("a, button, [tabindex]").length]),
    ).toEqual(Array.from({ length: 3 }, () => ["A", -1, 0]));
  });

  it.each([
    ["a click", {}, "", false],
    ["a click with Ctrl, which opens another tab", { ctrlKey: true }, "ah1", true],
    ["a click with ⌘, which opens another tab", { metaKey: true }, "ah2", true],
  ])("has the right content after %s", async (_, keys, value, open) => {
    await search(value || "ah", [HILUX]);
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener("click", stay, { once: true });
    fireEvent.click(screen.getByRole("option", { name: "Toyota Hilux" }), keys);
    expect([field().value, isOpen()]).toEqual([value, open]);
  });

  it("moves through the list with the arrow keys, wrapping at its ends", async () => {
    await search("ac", [HILUX, ARTICLE]);
    const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"].map((key) => {
      press(key);
      return active();
    });
    expect(seen).toEqual(["Toyota Hilux", "Le Hilux à Kédougou", ALL, null, ALL, "Le Hilux à Kédougou"]);
  });

  // rule: site/suggestions-close
  it.each([
    [[], "Toyota Hilux"],
    [["ArrowDown", "ArrowDown"], "Le Hilux à Kédougou"],
  ])("opens on Enter, after %j, « %s », empties itself and closes", async (keys, label) => {
    await search(`ad${keys.length}`, [HILUX, ARTICLE]);
    const followed: (string | null)[] = [];
    document.addEventListener(
      "click",
      (event) => {
        event.preventDefault();
        followed.push((event.target as Element).closest("a")?.textContent ?? null);
      },
      { once: true },
    );
    for (const key of keys) press(key);
    press("Enter");
    expect([followed, field().value, isOpen(), options()]).toEqual([[label], "", false, []]);
  });

  // rule: site/suggestions-close
  it("closes on Esc, on a press on the overlay and by its button, and keeps the typed text", async () => {
    await search("ae", [HILUX]);
    press("Escape");
    expect([isOpen(), field().value]).toEqual([false, "ae"]);
    await type("aef");
    fireEvent.click(overlay());
    expect([isOpen(), field().value]).toEqual([false, "aef"]);
    await search("aefg", [HILUX]);
    fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
    expect([isOpen(), field().value]).toEqual([false, "aefg"]);
    await search("aefgh", [HILUX]);
    vi.spyOn(field(), "getBoundingClientRect").mockReturnValue(new DOMRect(0, -50, 300, 44));
    fireEvent.scroll(window);
    expect([isOpen(), field().value]).toEqual([false, "aefgh"]);
  });

  it("reports that nothing was found, and offers a link", async () => {
    await search("zzz", []);
    expect(screen.getByRole("status").textContent).toBe("Aucun résultat pour «\u00a0zzz\u00a0».");
    expect(screen.getByRole("link", { name: "Toutes les marques" })).toBeTruthy();
  });

  // rule: site/found-groups
  it("shows the Worker’s groups in its order, each row with its figure, and all results last, as one list", async () => {
    const groups = [
      {
        kind: "tool",
        rows: [{ label: "Simulateur de dédouanement", path: "/guide-pratique/outils/douane", figure: null }],
      },
      { kind: "boat", rows: [{ label: "Une pirogue", path: "/pirogue", figure: null }] },
      { kind: "model", rows: [{ label: "Toyota Hilux", path: "/hilux", figure: "dès\u00a026,9\u00a0M" }] },
    ];
    await type("Douane  HILUX");
    await wait(500);
    requests.at(-1)?.answer([HILUX], 200, { used: [], groups });
    await wait(0);
    const list = screen.getByRole("listbox", { name: "Suggestions" });
    expect(
      within(list)
        .getAllByRole("group")
        .map((group) => group.textContent),
    ).toEqual(["OutilsSimulateur de dédouanement", "ModèlesToyota Hilux dès\u00a026,9\u00a0M"]);
    expect(within(list).getAllByRole("option").at(-1)?.textContent).toBe(ALL);
    expect(screen.getByRole("option", { name: ALL }).getAttribute("href")).toBe("/recherche?q=Douane++HILUX");
    press("ArrowUp");
    expect(active()).toBe(ALL);
  });

  // rule: site/found-groups
  it.each([
    [4, ["0", "3"]],
    [3, ["0", "1"]],
  ])("lists of %i used cars beside dealers two at most, all of the brand last", async (n, shown) => {
    const row = (at: number) => ({ label: String(at), path: `/${at}`, figure: null });
    const used = { kind: "used", rows: [0, 1, 2, 3].slice(0, n).map(row) };
    await type(`beside ${n}`);
    await wait(500);
    requests.at(-1)?.answer([], 200, { used: [], groups: [used, { kind: "dealer", rows: [row(9)] }] });
    await wait(0);
    expect(options()).toEqual([...shown, "9"]);
  });

  // rule: guide/suggestions
  it("says that models may be missing while the catalogue is down, and asks again for the same words", async () => {
    const lacks = "Le catalogue ne répond pas.";
    const groups = [{ kind: "brand", rows: [{ label: "Kia", path: "/kia", figure: "5 modèles" }] }];
    for (const words of ["kia down", "kia", "kia down"]) {
      await type(words);
      await wait(500);
      requests.at(-1)?.answer([], 200, { used: [], groups, lacks });
      await wait(0);
    }
    expect(screen.getByRole("status").textContent).toContain(lacks);
    expect([options(), requests.length]).toEqual([["Kia 5 modèles"], 3]);
  });

  it("leaves Enter to the form while nothing is found, which leads to all results", async () => {
    await type("assuranc");
    expect(press("Enter")).toBe(true);
    await wait(500);
    requests.at(-1)?.answer([], 200, { used: [], groups: [] });
    await wait(0);
    expect(press("Enter")).toBe(true);
    press("ArrowDown");
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    expect(press("Enter")).toBe(false);
  });

  it("requests the same words only once in a visit", async () => {
    await search("af", [HILUX]);
    await search("afg", []);
    await type("af");
    await wait(500);
    expect([requests.length, options()]).toEqual([2, ["Toyota Hilux"]]);
  });

  // rule: site/suggestions-close
  it.each([
    ["the network", (request?: PendingRequest) => request?.fail()],
    ["the Worker", (request?: PendingRequest) => request?.answer(null, 502)],
    ["the answer's shape", (request?: PendingRequest) => request?.answer([{ type: "boat" }])],
  ])("only logs a failure of %s", async (name, settle) => {
    const warned = vi.mocked(console.warn).mockImplementation(() => undefined);
    await type(`ag ${name}`);
    await wait(500);
    settle(requests.at(-1));
    await wait(0);
    expect([isOpen(), warned.mock.calls.length, field().value]).toEqual([false, 1, `ag ${name}`]);
    warned.mockClear();
  });
});
