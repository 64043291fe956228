import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { carFile, comparedCar, comparisonIndex } from "../../src/contract/guide/comparison";
import { comingModels } from "../support/coming-models";
import { few } from "../support/failing";
import { addressesOf, type Kind } from "../support/kinds";
import { meta, pageAt } from "../support/pages";
import { files, pageFiles, readJson, readText } from "../support/release";
import { at, topThings } from "../support/structured-data";
import { wireRows } from "../support/wire-rows";
import { fold } from "../support/words";

interface SentVersion {
  readonly car_id: number;
  readonly id_modele: number;
  readonly prix: number | null;
}
interface SentPromo {
  readonly id_modele: number;
  /** Ids of the versions; empty for all versions of the model. */
  readonly car_ids: readonly number[];
  readonly prix_initial: number | null;
  readonly prix_promo: number | null;
  readonly debut: string;
  readonly fin: string;
  readonly pour_tous: boolean;
  readonly conditions: string;
  readonly stock: number | null;
}
const rows = await wireRows<SentVersion>("get_versions");
const today = new Date().toISOString().slice(0, 10);
/** Promos that are running today. */
const running = (await wireRows<SentPromo>("get_promos")).filter(
  ({ debut, fin, stock, prix_initial, prix_promo }) =>
    debut <= today && today <= fin && stock !== 0 && prix_promo !== null && prix_promo < (prix_initial ?? 0),
);
const isFor = ({ car_ids, id_modele }: SentPromo, version: SentVersion) =>
  id_modele === version.id_modele && (car_ids.length === 0 || car_ids.includes(version.car_id));
/** Current price of each version, computed again from what api.php sends: the list price, or the price of a promo for everybody. Unknown prices are left out. */
const price = new Map(
  rows.flatMap((version): readonly (readonly [number, number])[] => {
    if (version.prix === null) return [];
    const lowered = running.filter(
      (promo) => promo.pour_tous && promo.prix_initial === version.prix && isFor(promo, version),
    );
    return [[version.car_id, Math.min(version.prix, ...lowered.map(({ prix_promo }) => prix_promo ?? Infinity))]];
  }),
);

const idIn = (address: string) => Number(/\/(\d+)-[^/]*$/.exec(address)?.[1]);
const amounts = (text: string) =>
  (text.match(/\d{1,3}(?:\.\d{3})+/g) ?? []).map((one) => Number(one.replaceAll(".", "")));
const amount = (element: HTMLElement | null | undefined) => amounts(element?.text ?? "")[0];
const treeAt = (address: string) => parse(readText(pageFiles.get(address) ?? ""));
const dotted = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ".");

const versionPages = addressesOf("version");
const modelOf = (version: string) => version.replace(/\/\d+-[^/]+$/, "");
const versionsOf = (model: string) =>
  versionPages.filter((version) => modelOf(version) === model.replace(/\/\d+-([^/]+)$/, "/$1"));
/** Address of a model's page → known prices of its versions, lowest first. */
const pricesOf = new Map(
  addressesOf("model").map((model) => {
    const own = versionsOf(model);
    return [model, own.flatMap((version) => price.get(idIn(version)) ?? []).sort((a, b) => a - b)] as const;
  }),
);

describe("the page of a version", () => {
  const index = comparisonIndex.parse(readJson(files.find((file) => file.startsWith("v/index-")) ?? ""));
  const compared = new Map(index.flatMap(({ versions }) => versions).map((version) => [version.id, version]));

  /** Places on the page of a version that show another price. */
  function wrongOn(address: string): readonly string[] {
    const id = idIn(address);
    const own = price.get(id) ?? Number.NaN;
    const page = pageAt(address);
    const main = treeAt(address).querySelector("main");
    const gaps = main?.querySelectorAll('nav[aria-label="Changer de version"] a:not([aria-current])') ?? [];
    const toolLinks = main?.querySelectorAll("h1 ~ p a, #cout a").map((link) => link.getAttribute("href") ?? "") ?? [];
    const asked = toolLinks.map((link) => {
      const { searchParams } = new URL(link.replaceAll("&amp;", "&"), "http://a.example");
      return Number((searchParams.get("prix") ?? searchParams.get("neuve_prix") ?? "").replaceAll(".", ""));
    });
    const file = comparedCar.parse(readJson(carFile(compared.get(id) ?? { id, hash: "" }).slice(1)));
    const [onTheRoad, , fiveYears] = main?.querySelectorAll("#cout strong").map(amount) ?? [];
    const loan = main?.querySelector("h1 ~ p a");
    const isRight: Readonly<Record<string, boolean>> = {
      "its data": at(topThings(page, "Car")[0], "offers", "price") === own,
      "below its heading": amount(main?.querySelector("h1 ~ p strong")) === own,
      "its description": amounts(meta(page, "description") ?? "")[0] === own,
      "its tools": asked.length > 1 && asked.every((one) => one === own),
      "the comparator’s list": compared.get(id)?.price === own,
      "the comparator’s costs":
        onTheRoad === file.costs?.onTheRoad &&
        amount(loan) === file.costs?.monthlyPayment &&
        // The page rounds what is an estimate.
        Math.abs((fiveYears ?? 0) - (file.costs?.fiveYears ?? 0)) <= 50_000,
      "gaps to other versions": gaps.every((link) => {
        const other = price.get(idIn(link.getAttribute("href") ?? ""));
        const by = (other ?? Number.NaN) - own;
        const gap = by === 0 ? "même prix" : `${by > 0 ? "+" : "−"} ${dotted(Math.abs(by))} FCA`;
        const shown = other === undefined || amount(link.querySelector("strong.price")) === other;
        return shown && fold(link.querySelector("span")?.text ?? "") === (other === undefined ? "" : gap);
      }),
    };
    return Object.keys(isRight).flatMap((where) => (isRight[where] ? [] : [`${address}: ${where}`]));
  }

  // rule: costs/price-that-counts
  test("has the same price below its heading, in its structured data, its description, its tools, the differences to other versions and the comparator (long: every version)", () => {
    expect(versionPages.map(idIn).sort()).toEqual(rows.map(({ car_id }) => car_id).sort());
    expect(few(versionPages.filter((address) => price.has(idIn(address))).flatMap(wrongOn))).toEqual([]);
  });
});

describe("the page of a model", () => {
  // rule: guide/lowest-price
  test("has the lowest and the highest price of its versions in its text and in its structured data, and each price in the list", () => {
    const wrong = [...pricesOf].filter(([address, own]) => {
      const [low, high] = [own[0], own.at(-1)];
      const main = treeAt(address).querySelector("main");
      const data = at(topThings(pageAt(address), "Car")[0], "offers");
      const range = amounts(main?.querySelector("h1 ~ p .price")?.text ?? "");
      const listed =
        main?.querySelectorAll("#versions li").map((line) => ({
          id: idIn(line.querySelector("a")?.getAttribute("href") ?? ""),
          shown: amount(line.querySelector("strong.price")),
        })) ?? [];
      const right =
        listed.length === versionsOf(address).length &&
        listed.every(({ id, shown }) => price.get(id) === shown) &&
        String(listed.flatMap(({ shown }) => shown ?? [])) === String(own);
      return (
        !right ||
        String(range) !== String([...new Set([low, high])]) ||
        at(data, "lowPrice") !== low ||
        at(data, "highPrice") !== high
      );
    });
    expect(few(wrong.map(([address]) => address))).toEqual([]);
  });

  // rule: costs/price-that-counts
  test("has the lowest price that the Worker knows", () => {
    expect(readJson("_ids/prices.json")).toEqual(
      Object.fromEntries([...pricesOf].map(([address, [low]]) => [idIn(address), low])),
    );
    expect(
      (readJson("_ids/new-cars.json") as { price: number }[]).map(({ price }) => price).toSorted((a, b) => a - b),
    ).toEqual([...pricesOf.values()].flatMap(([low]) => low ?? []).toSorted((a, b) => a - b));
  });
});

describe("cards and lists", () => {
  const KINDS: readonly Kind[] = ["home", "guide home", "brand", "premium cars", "novelties", "car search"];

  // rule: guide/lowest-price
  test.each(KINDS)("on « %s », the card of a model shows its lowest price", (kind) => {
    const cards = addressesOf(kind).flatMap((address) =>
      treeAt(address)
        .querySelectorAll("main article")
        .filter(({ text }) => text.includes("dès "))
        .map((card) => ({
          address,
          model: card.querySelector("h3 a")?.getAttribute("href") ?? "",
          from: amount(card.querySelector("strong.price")),
        })),
    );
    expect(cards.length).toBeGreaterThan(3);
    expect(
      few(
        cards
          .filter(({ model, from }) => pricesOf.get(model)?.[0] !== from)
          .map(({ address, model }) => `${address}: ${model}`),
      ),
    ).toEqual([]);
  });

  // rule: guide/lowest-price
  test("a brand’s table and its description have the same prices", () => {
    const wrong = addressesOf("brand").filter((address) => {
      const lines = treeAt(address)
        .querySelectorAll("main tbody tr")
        .map((line) => ({
          own: pricesOf.get(line.querySelector("a")?.getAttribute("href") ?? "") ?? [],
          shown: line.querySelectorAll(".price").map(amount),
        }));
      const all = lines.flatMap(({ own }) => own);
      const range = [...new Set([Math.min(...all), Math.max(...all)])];
      return (
        lines.some(({ own, shown }) => String(shown) !== String(own.length === 0 ? [] : [own[0], own.at(-1)])) ||
        (all.length > 0 &&
          !amounts(meta(pageAt(address), "description") ?? "")
            .join()
            .startsWith(range.join()))
      );
    });
    expect(wrong).toEqual([]);
  });

  // rule: costs/price-that-counts
  test("cars in a comparison have the prices of their pages", () => {
    const wrong = addressesOf("comparison").filter((address) =>
      treeAt(address)
        .querySelectorAll("main thead th a")
        .some(
          (link, place) =>
            amount(treeAt(address).querySelectorAll("main thead th strong.price")[place] ?? null) !==
            price.get(idIn(link.getAttribute("href") ?? "")),
        ),
    );
    expect(wrong).toEqual([]);
  });
});

// rule: guide/promo-beside-price
test("an offer under conditions is shown beside the price of its version and model, with its conditions and its last day", () => {
  const END = "FCA(?:, versions? .+,)? jusqu’au (?:1er|\\d+) \\S+ 20\\d\\d";
  const conditional = running.filter(({ pour_tous }) => !pour_tous);
  const wrong = conditional.flatMap((promo) => {
    const low = promo.prix_promo ?? Number.NaN;
    const versions = new Set(rows.filter((version) => isFor(promo, version)).map(({ car_id }) => car_id));
    const own = versionPages.filter((address) => versions.has(idIn(address)));
    const models = [...pricesOf.keys()].filter((model) =>
      own.some((address) => modelOf(address) === model.replace(/\/\d+-([^/]+)$/, "/$1")),
    );
    const isSaid = (offer: string) =>
      new RegExp(`^Promo à ${dotted(low)} ${END}, sous conditions`).test(offer) &&
      offer.includes(fold(promo.conditions));
    return [...own, ...models].filter(
      (address) =>
        !treeAt(address)
          .querySelectorAll('main ul[aria-label="Offres en cours"] li')
          .some(({ text }) => isSaid(fold(text))),
    );
  });
  expect(few(wrong)).toEqual([]);
});

// rule: guide/car-lists
describe("the page of new cars says « dès » the lowest price on sale", async () => {
  const coming = await comingModels();
  const tilesOf = (part: string) =>
    treeAt("/guide-auto/voitures-neuves")
      .querySelectorAll(`#${part} li > a`)
      .map((tile) => ({
        href: tile.getAttribute("href") ?? "",
        words: tile.querySelectorAll("small").map(({ text }) => fold(text)),
      }));
  const models = (many: number) => `${many} modèle${many > 1 ? "s" : ""}`;
  const from = (least: number | undefined) =>
    least === undefined ? [] : [`dès ${String(Math.round(least / 10_000) / 100).replace(".", ",")} M`];

  test("of each brand, and how many models it has", () => {
    const tiles = tilesOf("marque");
    expect(tiles.map(({ href }) => href).sort()).toEqual([...addressesOf("brand")].sort());
    for (const { href, words } of tiles) {
      const own = [...pricesOf].filter(([address]) => address.startsWith(`${href.replace(/\/\d+$/, "")}/`));
      const least = own
        .filter(([address]) => !coming.has(idIn(address)))
        .flatMap(([, [lowest]]) => lowest ?? [])
        .sort((a, b) => a - b)[0];
      expect(words, href).toEqual([models(own.length), ...from(least)]);
    }
  });

  test("of each body type, as its list says", () => {
    const tiles = tilesOf("carrosserie");
    const lists = addressesOf("car list").filter((address) => /\/carrosserie\/[^/]+$/.test(address));
    expect(tiles.map(({ href }) => href).sort()).toEqual([...lists].sort());
    for (const { href, words } of tiles) {
      const said = fold(treeAt(href).querySelector("main h1 + p")?.text ?? "");
      expect(said, href).toContain(`${words[0]},`);
      expect(words.slice(1), href).toEqual(from(amounts(said)[0]));
    }
  });
});
