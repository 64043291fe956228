import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { few } from "../support/failing";
import { addressesOf } from "../support/kinds";
import { pageAt, pagesOf } from "../support/pages";
import { pageFiles, readText } from "../support/release";
import { fold } from "../support/words";

const HOME = "/guide-auto/avis-des-automobilistes";

interface Review {
  readonly titre: string;
  readonly marque: string;
  readonly modele: string;
  readonly annee: number;
  readonly usage: string;
  readonly kilometrage: number;
  readonly votes_utiles: number;
  readonly date: string;
}
/** As the editors wrote them; a title tells one from the others. */
const written: readonly Review[] = JSON.parse(readFileSync("upstream/content/avis.json", "utf8"));
const byTitle = new Map(written.map((review) => [fold(review.titre), review]));

/** Reviews of a page, as it shows them. */
const shownBy = new Map(
  [...addressesOf("review list"), ...addressesOf("reordered review list")].map((address) => {
    const cards = parse(readText(pageFiles.get(address) ?? "")).querySelectorAll("main article");
    return [
      address,
      cards.map((card) => ({
        title: fold(card.querySelector("h3")?.text ?? ""),
        score: Number(card.querySelector("b")?.text.replace(",", ".")),
      })),
    ] as const;
  }),
);

const listOf = (address: string) => address.replace(/\/page\/\d+$/, "");
/** Address of a list, in one order → its reviews on all its pages. */
const lists = new Map<string, { title: string; score: number }[]>();
for (const address of [...shownBy.keys()].sort((a, b) => a.localeCompare(b, "en", { numeric: true })))
  lists.set(listOf(address), [...(lists.get(listOf(address)) ?? []), ...(shownBy.get(address) ?? [])]);

const titlesIn = (list: string) => (lists.get(list) ?? []).map(({ title }) => title);
const titlesOf = (reviews: readonly Review[]) => reviews.map(({ titre }) => fold(titre)).sort();
const below = (facet: string) =>
  [...lists.keys()].filter((list) => list.startsWith(`${HOME}/${facet}/`) && !list.includes("/tri/"));

test("every review is told from the others by its title", () => expect(byTitle.size).toBe(written.length));

// rule: guide/review-lists
describe("each review stands in each list where it belongs, and no other", () => {
  test("all of them in the list of all, each once", () =>
    expect(titlesIn(`${HOME}/tous`).sort()).toEqual(titlesOf(written)));

  test.each<[string, keyof Review]>([
    ["marque", "marque"],
    ["annee", "annee"],
    ["usage", "usage"],
  ])("by %s: a list for each, whose reviews have it, and which together are all", (facet, field) => {
    const found = below(facet).map((list) => titlesIn(list));
    expect(found).toHaveLength(new Set(written.map((review) => review[field])).size);
    for (const titles of found) {
      const [value, ...others] = new Set(titles.map((title) => byTitle.get(title)?.[field]));
      expect(others).toEqual([]);
      expect(titles.toSorted()).toEqual(titlesOf(written.filter((review) => review[field] === value)));
    }
  });

  test("by model: those with four reviews or more", () => {
    const nameOf = ({ marque, modele }: Review) => `${marque} ${modele}`;
    const models = [...new Set(written.map(nameOf))].map((name) =>
      titlesOf(written.filter((review) => nameOf(review) === name)),
    );
    const expected = models.filter(({ length }) => length >= 4);
    expect(
      below("modele")
        .map((list) => titlesIn(list).sort())
        .sort(),
    ).toEqual(expected.sort());
  });

  test.each([
    ["moins-de-30000", 0, 30_000],
    ["30000-a-60000", 30_000, 60_000],
    ["60000-a-100000", 60_000, 100_000],
    ["100000-a-150000", 100_000, 150_000],
    ["150000-et-plus", 150_000, Infinity],
  ])("by kilometres: %s", (band, from, to) => {
    expect(titlesIn(`${HOME}/kilometrage/${band}`).sort()).toEqual(
      titlesOf(written.filter(({ kilometrage }) => kilometrage >= from && kilometrage < to)),
    );
  });

  test("by score: each as its card says, and together all", () => {
    const bands: readonly (readonly [string, number, number])[] = [
      ["4-et-plus", 4, 6],
      ["de-3-a-4", 3, 4],
      ["moins-de-3", 1, 3],
    ];
    for (const [band, from, to] of bands)
      expect((lists.get(`${HOME}/note/${band}`) ?? []).filter(({ score }) => !(score >= from && score < to))).toEqual(
        [],
      );
    expect(below("note").flatMap(titlesIn).sort()).toEqual(titlesOf(written));
  });
});

// rule: guide/review-orders
describe("each order is the one it says, the latest first among equals", () => {
  const figures: Readonly<Record<string, (review: Review | undefined, score: number) => number>> = {
    utiles: (review) => -(review?.votes_utiles ?? Number.NaN),
    "meilleures-notes": (_, score) => -score,
    "moins-bonnes-notes": (_, score) => score,
    kilometrage: (review) => -(review?.kilometrage ?? Number.NaN),
  };
  const orderOf = (list: string) => /\/tri\/([^/]+)$/.exec(list)?.[1];

  test.each([undefined, ...Object.keys(figures)])("%s", (order) => {
    const ordered = [...lists].filter(([list]) => orderOf(list) === order);
    expect(ordered.length).toBeGreaterThan(30);
    for (const [list, reviews] of ordered) {
      const ranks = reviews.map(({ title, score }) => {
        const review = byTitle.get(title);
        return [order ? (figures[order]?.(review, score) ?? Number.NaN) : 0, -Date.parse(review?.date ?? "")] as const;
      });
      expect(ranks, list).toEqual(ranks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
    }
  });

  test("a list of five reviews or more has all of them, of the same reviews, three pages of each at most", () => {
    for (const list of lists.keys()) {
      if (orderOf(list)) continue;
      const own = titlesIn(list);
      for (const order of Object.keys(figures)) {
        const titles = titlesIn(`${list}/tri/${order}`);
        expect(titles, list).toHaveLength(own.length < 5 ? 0 : Math.min(own.length, 60));
        expect(
          titles.filter((title) => !own.includes(title)),
          list,
        ).toEqual([]);
      }
    }
  });

  test("which a list is in, and which filter leads to it, its links say", () => {
    const wrong = [...shownBy.keys()].filter((address) => {
      const current = parse(readText(pageFiles.get(address) ?? ""))
        .querySelectorAll("main a[aria-current]")
        .map((link) => link.getAttribute("href") ?? "");
      const list = listOf(address);
      const own = list.replace(/\/tri\/.*$/, "");
      const expected = [...(own === `${HOME}/tous` ? [] : [own]), ...(titlesIn(own).length < 5 ? [] : [list])];
      return current.join() !== expected.join();
    });
    expect(few(wrong)).toEqual([]);
  });
});

// rule: guide/review-lists
describe("counts are true", () => {
  test("a link to a list says how many reviews are there", () => {
    const wrong = [
      ...pagesOf("reviews"),
      ...pagesOf("review list"),
      ...pagesOf("reordered review list"),
      ...pagesOf("model"),
    ].flatMap(({ address, links }) =>
      links.flatMap(({ href, label }) => {
        const said = lists.has(href) ? /\((\d+)\)$/.exec(label)?.[1] : undefined;
        return said === undefined || Number(said) === titlesIn(href).length ? [] : `${address}: ${label}`;
      }),
    );
    expect(few(wrong)).toEqual([]);
  });

  test("and so does the list itself", () => {
    const said = (address: string) => {
      const [shown, all] = [
        titlesIn(listOf(address)).length,
        titlesIn(listOf(address).replace(/\/tri\/.*$/, "")).length,
      ];
      return shown < all ? `${shown} des ${all} avis, ` : `${all} avis, `;
    };
    expect(few([...shownBy.keys()].filter((address) => !pageAt(address).text.includes(said(address))))).toEqual([]);
  });
});

// rule: guide/review-lists
test("the reviews’ home leads to every facet’s lists, by the number of their reviews", () => {
  const linked = new Set(
    pageAt(HOME)
      .links.filter(({ label }) => /\(\d+\)$/.test(label))
      .map(({ href }) => href),
  );
  for (const facet of ["tous", "marque", "modele", "energie", "usage", "note", "annee", "kilometrage"])
    expect(
      [...lists.keys()].filter(
        (list) => list.startsWith(`${HOME}/${facet}`) && !list.includes("/tri/") && !linked.has(list),
      ),
      facet,
    ).toEqual([]);
});

// rule: guide/review-lists
test("a model’s page leads to all its reviews where they have a list, and that one to the model", () => {
  for (const list of below("modele")) {
    const [model, ...others] = pagesOf("model").filter(({ links }) =>
      links.some(({ href, label }) => href === list && label === `Tous les avis (${titlesIn(list).length})`),
    );
    expect(
      others.map(({ address }) => address),
      list,
    ).toEqual([]);
    expect(
      pageAt(list).links.map(({ href }) => href),
      list,
    ).toContain(model?.address);
  }
});
