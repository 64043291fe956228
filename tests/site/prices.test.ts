import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { carFile, comparedCar, comparisonIndex } from "../../src/contract/guide/comparison";
import { runningPromos, sheet } from "../support/editors-content";
import { few } from "../support/failing";
import { addressesOf, type Kind } from "../support/kinds";
import { meta, pageAt } from "../support/pages";
import { files, pageFiles, readJson, readText } from "../support/release";
import { at, topThings } from "../support/structured-data";
import { fold } from "../support/words";

/** The price that counts, said once more from what the editors wrote: the list price, less a promo that is for everybody. */
const rows = sheet("versions").map((row) => ({
  id: Number(row.id),
  car: `${row.marque} ${row.modele}`,
  list: Number(row.prix),
}));
const cheapestOf = (car: string) => rows.filter((row) => row.car === car).sort((a, b) => a.list - b.list)[0];
const offered = runningPromos().flatMap((promo) => {
  const version = cheapestOf(`${promo.marque} ${promo.modele}`);
  return version && promo.remise !== null ? [{ ...promo, version, price: version.list - promo.remise }] : [];
});
const price = new Map(
  rows.map(({ id, list }) => [id, offered.find((promo) => promo.pour_tous && promo.version.id === id)?.price ?? list]),
);
const conditional = offered.filter(({ pour_tous }) => !pour_tous);

const idIn = (address: string) => Number(/\/(\d+)-[^/]*$/.exec(address)?.[1]);
const amounts = (text: string) =>
  (text.match(/\d{1,3}(?:\.\d{3})+/g) ?? []).map((one) => Number(one.replaceAll(".", "")));
const amount = (element: HTMLElement | null | undefined) => amounts(element?.text ?? "")[0];
const treeAt = (address: string) => parse(readText(pageFiles.get(address) ?? ""));
const dotted = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ".");

const versionPages = addressesOf("version");
const modelOf = (version: string) => version.replace(/\/\d+-[^/]+$/, "");
/** Model page → the prices of its versions, the lowest first. */
const pricesOf = new Map(
  addressesOf("model").map((model) => {
    const own = versionPages.filter((version) => modelOf(version) === model.replace(/\/\d+-([^/]+)$/, "/$1"));
    return [model, own.map((version) => price.get(idIn(version)) ?? Number.NaN).sort((a, b) => a - b)] as const;
  }),
);

test("both kinds of promo run: some for everybody, some under conditions", () => {
  expect(conditional.length).toBeGreaterThan(2);
  expect(offered.length - conditional.length).toBeGreaterThan(2);
});

describe("the page of a version", () => {
  const index = comparisonIndex.parse(readJson(files.find((file) => file.startsWith("v/index-")) ?? ""));
  const compared = new Map(index.flatMap(({ versions }) => versions).map((version) => [version.id, version]));

  /** What on the page of a version does not say its price. */
  function wrongOn(address: string): readonly string[] {
    const id = idIn(address);
    const own = price.get(id) ?? Number.NaN;
    const page = pageAt(address);
    const main = treeAt(address).querySelector("main");
    const gaps = main?.querySelectorAll('nav[aria-label="Changer de version"] a:not([aria-current])') ?? [];
    const toolLinks = main?.querySelectorAll("#cout a").map((link) => link.getAttribute("href") ?? "") ?? [];
    const asked = toolLinks.map((link) =>
      Number(
        (new URL(link.replaceAll("&amp;", "&"), "http://a.example").searchParams.get("prix") ?? "").replaceAll(".", ""),
      ),
    );
    const file = comparedCar.parse(readJson(carFile(compared.get(id) ?? { id, hash: "" }).slice(1)));
    const [onTheRoad, monthly, , fiveYears] = main?.querySelectorAll("#cout strong").map(amount) ?? [];
    const said: Readonly<Record<string, boolean>> = {
      "its data": at(topThings(page, "Car")[0], "offers", "price") === own,
      "its title": amount(main?.querySelector("h1 ~ p strong")) === own,
      "its bar": amount(main?.querySelectorAll("strong.price").at(-1)) === own,
      "its description": amounts(meta(page, "description") ?? "")[0] === own,
      "its tools": asked.length > 1 && asked.every((one) => one === own),
      "the comparator’s list": compared.get(id)?.price === own,
      "the comparator’s costs":
        onTheRoad === file.costs?.onTheRoad &&
        monthly === file.costs?.monthlyPayment &&
        [undefined, fiveYears].includes(file.costs?.fiveYears ?? undefined),
      "gaps to other versions": gaps.every((link) => {
        const by = (price.get(idIn(link.getAttribute("href") ?? "")) ?? Number.NaN) - own;
        return (
          fold(link.querySelector("span")?.text ?? "") ===
          (by === 0 ? "même prix" : `${by > 0 ? "+" : "−"} ${dotted(Math.abs(by))} FCA`)
        );
      }),
    };
    return Object.keys(said).flatMap((where) => (said[where] ? [] : [`${address}: ${where}`]));
  }

  // rule: costs/price-that-counts
  test("says one price: in its title, its bar, its data, its description, its tools, the gaps to other versions and the comparator (long: every version)", () => {
    expect(versionPages).toHaveLength(rows.length);
    expect(few(versionPages.flatMap(wrongOn))).toEqual([]);
  });
});

describe("the page of a model", () => {
  // rule: guide/lowest-price
  test("says the lowest and the highest price of its versions, in words and in its data, and each in the list", () => {
    const wrong = [...pricesOf].filter(([address, own]) => {
      const [low = Number.NaN, high = Number.NaN] = [own[0], own.at(-1)];
      const main = treeAt(address).querySelector("main");
      const data = at(topThings(pageAt(address), "Car")[0], "offers");
      const range = amounts(main?.querySelector("h1 ~ p .price")?.text ?? "");
      const listed =
        main
          ?.querySelectorAll("#versions li")
          .map((line) => [
            idIn(line.querySelector("a")?.getAttribute("href") ?? ""),
            amount(line.querySelector("strong.price")),
          ]) ?? [];
      const right =
        listed.length === own.length &&
        listed.every(([id = 0, shown]) => price.get(id) === shown) &&
        String(listed.map(([, shown]) => shown)) === String(own);
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
  test("is at the edge what it is here", () => {
    expect(readJson("_ids/prices.json")).toEqual(
      Object.fromEntries([...pricesOf].map(([address, [low]]) => [idIn(address), low])),
    );
  });
});

describe("cards and lists", () => {
  const KINDS: readonly Kind[] = ["home", "guide home", "brand", "premium cars", "novelties", "reviews", "car search"];

  // rule: guide/lowest-price
  test.each(KINDS)("« %s »: a model starts at its lowest price", (kind) => {
    const cards = addressesOf(kind).flatMap((address) =>
      treeAt(address)
        .querySelectorAll("main article")
        .filter(({ text }) => text.includes("À partir de"))
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
  test("a brand’s table and its first sentence say the same", () => {
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
        lines.some(({ own, shown }) => String(shown) !== String([own[0], own.at(-1)])) ||
        (all.length > 0 &&
          !amounts(meta(pageAt(address), "description") ?? "")
            .join()
            .startsWith(range.join()))
      );
    });
    expect(wrong).toEqual([]);
  });

  // rule: costs/price-that-counts
  test("two cars side by side cost what their pages say", () => {
    const wrong = addressesOf("comparison").filter((address) =>
      treeAt(address)
        .querySelectorAll("main thead th")
        .filter((head) => head.querySelector("a"))
        .some(
          (head) =>
            amount(head.querySelector(".price")) !==
            price.get(idIn(head.querySelector("a")?.getAttribute("href") ?? "")),
        ),
    );
    expect(wrong).toEqual([]);
  });
});

// rule: guide/promo-beside-price
test("an offer under conditions stands beside the price of its version and model, with its condition and its end", () => {
  const END = "FCA jusqu’au (?:1er|\\d+) \\S+ 20\\d\\d";
  const wrong = conditional.flatMap(({ version, price: low, conditions }) => {
    const own = versionPages.filter((address) => idIn(address) === version.id);
    const models = [...pricesOf.keys()].filter((model) =>
      own.some((address) => modelOf(address) === model.replace(/\/\d+-([^/]+)$/, "/$1")),
    );
    const isSaid = (offer: string) =>
      new RegExp(`^Sous conditions : ${dotted(low)} ${END}`).test(offer) && offer.includes(fold(conditions));
    return [...own, ...models].filter(
      (address) =>
        !treeAt(address)
          .querySelectorAll('main ul[aria-label="Offres en cours"] li')
          .some(({ text }) => isSaid(fold(text))),
    );
  });
  expect(few(wrong)).toEqual([]);
});
