import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { comingModels } from "../support/coming-models";
import { few } from "../support/failing";
import { addressesOf } from "../support/kinds";
import { pageAt, pagesOf } from "../support/pages";
import { hasFile, pageFiles, readJson, readText } from "../support/release";
import { at, topThings } from "../support/structured-data";
import { wireRows } from "../support/wire-rows";

const SEARCH = "/voitures-neuves/recherche";

const idOf = (address: string) => Number(/\/(\d+)-[^/]*$/.exec(address)?.[1]);
/** Version id → current price on the version's own page; null when it is unknown. */
const prices = new Map(
  pagesOf("version").map((page) => {
    const price = at(topThings(page, "Car")[0], "offers", "price");
    return [idOf(page.address), typeof price === "number" ? price : null];
  }),
);
const modelPages = new Map(addressesOf("model").map((address) => [idOf(address), address]));
const bodies = new Map(
  (
    await wireRows<{ readonly id: number; readonly carrosserie: string; readonly segment: string | null }>(
      "get_modeles",
    )
  ).map(({ id, carrosserie, segment }) => [
    id,
    [carrosserie === "Berline 5 portes" && /citadine/i.test(segment ?? "") ? "Citadine" : carrosserie],
  ]),
);

interface Sent {
  readonly car_id: number;
  readonly id_modele: number;
  readonly prix: number | null;
  readonly energie: string;
}
const coming = await comingModels();
/** Every version as api.php sends it, with the price that its page shows. */
const versions = (await wireRows<Sent>("get_versions")).map(({ car_id, id_modele, prix, energie }) => ({
  id: car_id,
  model: modelPages.get(id_modele) ?? "?",
  isComing: coming.has(id_modele),
  list: prix,
  price: prices.get(car_id) ?? null,
  energy: energie,
  bodyTypes: bodies.get(id_modele) ?? [],
}));
type Version = (typeof versions)[number];

const slug = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
const M = 1_000_000;
const BUDGETS: readonly (readonly [string, number, number])[] = [
  ["moins-de-10-millions", 0, 10 * M],
  ["10-a-15-millions", 10 * M, 15 * M],
  ["15-a-20-millions", 15 * M, 20 * M],
  ["20-a-30-millions", 20 * M, 30 * M],
  ["30-a-50-millions", 30 * M, 50 * M],
  ["plus-de-50-millions", 50 * M, Infinity],
];
const grouped = (key: "carrosserie" | "energie", of: (version: Version) => readonly string[]) =>
  [...new Set(versions.flatMap(of))].map(
    (name) =>
      [`/voitures-neuves/${key}/${slug(name)}`, versions.filter((version) => of(version).includes(name))] as const,
  );
/** Address of each list → versions that it must contain. */
const expected = new Map<string, readonly Version[]>([
  ...BUDGETS.map(
    ([name, from, to]) =>
      [
        `/voitures-neuves/budget/${name}`,
        versions.filter(({ price }) => price !== null && price >= from && price < to),
      ] as const,
  ).filter(([, some]) => some.length > 0),
  ...grouped("carrosserie", ({ bodyTypes }) => bodyTypes),
  ...grouped("energie", ({ energy }) => [energy]),
]);

const amount = (text: string | undefined) => Number((text ?? "").replace(/\D/g, ""));
const cardsOf = (address: string) =>
  parse(readText(pageFiles.get(address) ?? ""))
    .querySelectorAll("main article")
    .map((card) => ({
      model: card.querySelector("h3 a")?.getAttribute("href") ?? "",
      from: amount(card.querySelector("strong")?.text),
    }));
/** Address of each list → cards on all its pages. */
const lists = new Map<string, ReturnType<typeof cardsOf>>();
for (const address of addressesOf("car list").toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))) {
  const list = address.replace(/\/page\/\d+$/, "");
  lists.set(list, [...(lists.get(list) ?? []), ...cardsOf(address)]);
}

/** Known prices, lowest first. */
const pricesIn = (some: readonly Version[]) => some.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
/** Value that `amount` reads from a card without a price. */
const UNKNOWN = 0;
const cheapest = (some: readonly Version[]) => {
  const models = [...new Set(some.map(({ model }) => model))].map((model) => {
    const own = some.filter((version) => version.model === model);
    return { model, from: pricesIn(own)[0] ?? UNKNOWN };
  });
  const rank = ({ from }: { from: number }) => (from === UNKNOWN ? Infinity : from);
  return models.sort((a, b) => rank(a) - rank(b) || idOf(a.model) - idOf(b.model));
};
const dotted = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ".");

describe("lists of new cars", () => {
  test("each version that api.php sends has a page, with its price if it has one, and so has its model", () =>
    expect(
      few(
        versions
          .filter(
            ({ id, model, list, price }) => model === "?" || !prices.has(id) || (list === null) !== (price === null),
          )
          .map(({ id }) => String(id)),
      ),
    ).toEqual([]));

  // rule: guide/car-lists, guide/budget-bands, guide/body-types
  test("there is a list for each body type, energy and budget that a car has, and none is empty", () => {
    expect([...lists.keys()].sort()).toEqual([...expected.keys()].sort());
    expect([...lists].filter(([, cards]) => cards.length === 0)).toEqual([]);
  });

  // rule: guide/car-lists, guide/budget-bands, guide/body-types
  test.each([...expected.keys()])(
    "%s has each model of its versions once, cheapest first, with their number and lowest price",
    (list) => {
      expect(lists.get(list)).toEqual(cheapest(expected.get(list) ?? []));
    },
  );

  // rule: guide/car-lists
  test("each list shows its number of models and versions, and the lowest price of those on sale", () => {
    const wrong = [...expected].filter(([list, some]) => {
      const models = new Set(some.map(({ model }) => model)).size;
      const [low = UNKNOWN] = pricesIn(some.filter(({ isComing }) => !isComing));
      return !pageAt(list).text.includes(
        `${models} modèle${models < 2 ? "" : "s"}, ${some.length} version${some.length < 2 ? "" : "s"}, dès ${dotted(low)} FCA`,
      );
    });
    expect(wrong.map(([list]) => list)).toEqual([]);
  });

  // rule: guide/car-lists, guide/search-without-scripts
  test.each(["/guide-auto", SEARCH])("%s links to each list", (address) => {
    const linked = new Set(pageAt(address).links.map(({ href }) => href));
    expect([...lists.keys()].filter((list) => !linked.has(list))).toEqual([]);
  });

  // rule: guide/car-lists
  test("the home of the guide shows the number of models of each body type", () => {
    const { links } = pageAt("/guide-auto");
    for (const [list, cards] of [...lists].filter(([list]) => list.includes("/carrosserie/")))
      expect(links.find(({ href }) => href === list)?.label, list).toMatch(
        new RegExp(`(?<!\\d)${cards.length} modèles? dès [\\d,]+\\sM$`),
      );
  });

  // rule: guide/car-lists
  test("each list shows what it is a list of, before its neighbours", () => {
    for (const list of lists.keys()) {
      const links = parse(readText(pageFiles.get(list) ?? "")).querySelectorAll("main .chip");
      const current = links.findIndex((link) => link.getAttribute("aria-current") === "page");
      const ways = links.map((link) => link.getAttribute("href") ?? "");
      expect(ways[current], list).toBe(list);
      expect(
        ways.slice(0, current).filter((way) => lists.has(way)),
        list,
      ).toEqual([]);
    }
  });

  // rule: guide/car-lists
  test("each list links to the same cars in the search, and to some of its models by a further filter", () => {
    for (const [list, cards] of lists) {
      const [same, ...narrower] = pageAt(list).links.filter(({ href }) => href.startsWith(`${SEARCH}?`));
      expect(same?.label.trim(), list).toBe("Filtres");
      expect(narrower.length > 0 || cards.length === 1, list).toBe(true);
      const own = [...new URLSearchParams(same?.href.split("?")[1])];
      for (const { href, label } of narrower) {
        const asked = new URLSearchParams(href.split("?")[1]);
        expect(
          own.map(([key, value]) => [key, value === asked.get(key)]),
          href,
        ).toEqual(own.map(([key]) => [key, true]));
        const [, number] = /\((\d+)\)\s*$/.exec(label) ?? [];
        expect(Number(number) > 0 && Number(number) < cards.length, `${list}: ${label} of ${cards.length}`).toBe(true);
      }
    }
  });
});

// rule: guide/search-without-scripts
describe("the search for new cars", () => {
  test("shows the 24 cheapest models without scripts", () =>
    expect(cardsOf(SEARCH)).toEqual(cheapest(versions).slice(0, 24)));

  test("shows the number of models and versions", () => {
    expect(pageAt(SEARCH).text).toContain(`${addressesOf("model").length} modèles, ${versions.length} versions`);
  });

  // rule: guide/search-counts
  test("counts the models of each filter, because it lists models", () => {
    const panel = parse(readText(pageFiles.get(SEARCH) ?? "")).querySelector("aside");
    const numbers = (selector: string) =>
      panel?.querySelectorAll(selector).map(({ text }) => Number(/(\d+)\s*$/.exec(text)?.[1])) ?? [];
    const listed = (facet: string) => {
      const own = pageAt(SEARCH).links.filter(({ href }) => href.startsWith(`/voitures-neuves/${facet}/`));
      return [...new Set(own.map(({ href }) => href))].map((href) => lists.get(href)?.length ?? Number.NaN);
    };
    expect(numbers("button").filter((models) => models > 0)).toEqual(listed("budget"));
    const options = numbers("label").filter((models) => models > 0);
    // The brands stand before them.
    const brands = addressesOf("brand").length;
    const expectedOptions = [...listed("carrosserie"), ...listed("energie")];
    expect(options.slice(brands, brands + expectedOptions.length)).toEqual(expectedOptions);
  });

  test("links to every brand", () => {
    const linked = new Set(pageAt(SEARCH).links.map(({ href }) => href));
    expect(addressesOf("brand").filter((brand) => !linked.has(brand))).toEqual([]);
  });
});

// rule: guide/files-of-cars
describe("the index of cars", () => {
  const address = String(
    at(readJson("page-data/voitures-neuves/recherche/page-data.json"), "result", "pageContext", "index"),
  );
  const index = readJson(address.slice(1));
  const column = (part: string, name: string): readonly unknown[] => {
    const values = at(index, part, name);
    return Array.isArray(values) ? values : [];
  };

  test("is named by its content, and the search's HTML does not name it, so a changed price does not change the page", () => {
    expect(address).toMatch(/^\/static\/cars-[0-9a-f]{10}\.json$/);
    expect(readText(pageFiles.get(SEARCH) ?? "")).not.toContain(address);
  });

  test("contains every version with the price on its page", () => {
    const paid = column("versions", "id").map((id, place) => [
      id,
      column("versions", "promo")[place] ?? column("versions", "price")[place],
    ]);
    expect(Object.fromEntries(paid)).toEqual(Object.fromEntries(versions.map(({ id, price }) => [id, price])));
  });

  test("only names pictures that are files of the site", () => {
    const shapes = at(index, "pictures");
    const named = column("models", "picture").flatMap((picture) => {
      const [shape, folder, name] = Array.isArray(picture) ? (picture as [number, string, string]) : [0, "", ""];
      const [src, sources] = [at(shapes, shape, "src"), at(shapes, shape, "sources")];
      const all = [src, ...(Array.isArray(sources) ? sources.map((one: unknown) => at(one, "srcSet")) : [])].join(
        ",\n",
      );
      return all
        .split(/,\s*/)
        .map((one) => one.split(" ")[0] ?? "")
        .map((one) => one.replace("{d}", folder).replace("{n}", name));
    });
    expect(named.length).toBeGreaterThan(200);
    expect(few(named.filter((file) => !hasFile(decodeURIComponent(file.slice(1)))))).toEqual([]);
  });
});
