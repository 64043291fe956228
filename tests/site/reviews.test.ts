import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { few } from "../support/failing";
import { addressesOf } from "../support/kinds";
import { pageAt, pagesOf } from "../support/pages";
import { pageFiles, readText } from "../support/release";
import { wireRows } from "../support/wire-rows";
import { fold } from "../support/words";

const HOME = "/guide-auto/avis-des-automobilistes";

interface Sent {
  readonly titre: string;
  readonly pseudo: string;
  readonly ville: string | null;
  readonly id_modele: number;
  readonly annee: number | null;
  readonly usage: string | null;
  readonly kilometrage: number | null;
  readonly votes_utiles: number | null;
  readonly date: string;
}
const brandOf = new Map(
  (await wireRows<{ readonly id: number; readonly marque_id: number }>("get_modeles")).map(({ id, marque_id }) => [
    id,
    marque_id,
  ]),
);
/** Reviews as api.php sends them. */
const sent = (await wireRows<Sent>("get_avis")).map((review) => ({
  ...review,
  marque_id: brandOf.get(review.id_modele),
}));
type Review = (typeof sent)[number];
/** Title and author of a review, which identify it. */
const nameOf = ({ titre, pseudo, ville }: Review) => fold(`${titre} (${[pseudo, ville].filter(Boolean).join(", ")})`);
const byName = new Map(sent.map((review) => [nameOf(review), review]));

/** Address of a page → reviews that it shows. */
const shownBy = new Map(
  [...addressesOf("review list"), ...addressesOf("reordered review list")].map((address) => {
    const cards = parse(readText(pageFiles.get(address) ?? "")).querySelectorAll("main article");
    return [
      address,
      cards.map((card) => ({
        name: fold(
          `${card.querySelector("h3")?.text} (${card
            .querySelector("p")
            ?.text.replace(/^Vérifié · /, "")
            .split("·")[0]
            ?.trim()})`,
        ),
        score: Number(card.querySelector("b")?.text.replace(",", ".")),
      })),
    ] as const;
  }),
);

const listOf = (address: string) => address.replace(/\/page\/\d+$/, "");
/** Address of a list in one order → reviews on all its pages. */
const lists = new Map<string, { name: string; score: number }[]>();
for (const address of [...shownBy.keys()].sort((a, b) => a.localeCompare(b, "en", { numeric: true })))
  lists.set(listOf(address), [...(lists.get(listOf(address)) ?? []), ...(shownBy.get(address) ?? [])]);

const namesIn = (list: string) => (lists.get(list) ?? []).map(({ name }) => name);
const namesOf = (reviews: readonly Review[]) => reviews.map(nameOf).sort();
const below = (facet: string) =>
  [...lists.keys()].filter((list) => list.startsWith(`${HOME}/${facet}/`) && !list.includes("/tri/"));

test("every review is identified by its title and author", () => expect(byName.size).toBe(sent.length));

// rule: guide/review-lists
describe("each review is in each list where it belongs, and in no other", () => {
  test("the list of all reviews contains each once", () =>
    expect(namesIn(`${HOME}/tous`).sort()).toEqual(namesOf(sent)));

  test.each<[string, keyof Review]>([
    ["marque", "marque_id"],
    ["annee", "annee"],
    ["usage", "usage"],
  ])(
    "by %s: each value has a list of the reviews with that value, and the lists together contain all of them",
    (facet, field) => {
      const found = below(facet).map((list) => namesIn(list));
      expect(found).toHaveLength(new Set(sent.flatMap((review) => review[field] ?? [])).size);
      for (const names of found) {
        const [value, ...others] = new Set(names.map((name) => byName.get(name)?.[field]));
        expect(others).toEqual([]);
        expect(names.toSorted()).toEqual(namesOf(sent.filter((review) => review[field] === value)));
      }
    },
  );

  test("by model: each model with four reviews or more has a list", () => {
    const models = [...new Set(sent.map(({ id_modele }) => id_modele))].map((id) =>
      namesOf(sent.filter(({ id_modele }) => id_modele === id)),
    );
    const expected = models.filter(({ length }) => length >= 4);
    expect(
      below("modele")
        .map((list) => namesIn(list).sort())
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
    expect(namesIn(`${HOME}/kilometrage/${band}`).sort()).toEqual(
      namesOf(sent.filter(({ kilometrage }) => kilometrage !== null && kilometrage >= from && kilometrage < to)),
    );
  });

  test("by score: the lists follow the scores on the cards, and together contain all reviews", () => {
    const bands: readonly (readonly [string, number, number])[] = [
      ["4-et-plus", 4, 6],
      ["de-3-a-4", 3, 4],
      ["moins-de-3", 1, 3],
    ];
    for (const [band, from, to] of bands)
      expect((lists.get(`${HOME}/note/${band}`) ?? []).filter(({ score }) => !(score >= from && score < to))).toEqual(
        [],
      );
    expect(below("note").flatMap(namesIn).sort()).toEqual(namesOf(sent));
  });
});

// rule: guide/review-orders
describe("each list is sorted as its order says, ties by latest first", () => {
  const figures: Readonly<Record<string, (review: Review | undefined, score: number) => number>> = {
    utiles: (review) => -(review?.votes_utiles ?? 0),
    "meilleures-notes": (_, score) => -score,
    "moins-bonnes-notes": (_, score) => score,
    kilometrage: (review) => -(review?.kilometrage ?? 0),
  };
  const orderOf = (list: string) => /\/tri\/([^/]+)$/.exec(list)?.[1];

  test.each([undefined, ...Object.keys(figures)])("%s", (order) => {
    const ordered = [...lists].filter(([list]) => orderOf(list) === order);
    expect(ordered).not.toEqual([]);
    for (const [list, reviews] of ordered) {
      const ranks = reviews.map(({ name, score }) => {
        const review = byName.get(name);
        return [order ? (figures[order]?.(review, score) ?? Number.NaN) : 0, -Date.parse(review?.date ?? "")] as const;
      });
      expect(ranks, list).toEqual(ranks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
    }
  });

  test("a list of five reviews or more has every order, with the same reviews, on at most four pages each", () => {
    for (const list of lists.keys()) {
      if (orderOf(list)) continue;
      const own = namesIn(list);
      for (const order of Object.keys(figures)) {
        const names = namesIn(`${list}/tri/${order}`);
        expect(names, list).toHaveLength(own.length < 5 ? 0 : Math.min(own.length, 48));
        expect(
          names.filter((name) => !own.includes(name)),
          list,
        ).toEqual([]);
      }
    }
  });

  test("a list marks its current order and filter among its links", () => {
    const wrong = [...shownBy.keys()].filter((address) => {
      const current = parse(readText(pageFiles.get(address) ?? ""))
        .querySelectorAll("main a[aria-current]")
        .map((link) => link.getAttribute("href") ?? "");
      const list = listOf(address);
      const own = list.replace(/\/tri\/.*$/, "");
      const expected = [...(own === `${HOME}/tous` ? [] : [own]), ...(namesIn(own).length < 5 ? [] : [list])];
      return current.join() !== expected.join();
    });
    expect(few(wrong)).toEqual([]);
  });
});

// rule: guide/review-lists
describe("counts are correct", () => {
  test("a link to a list shows its number of reviews", () => {
    const wrong = [
      ...pagesOf("reviews"),
      ...pagesOf("review list"),
      ...pagesOf("reordered review list"),
      ...pagesOf("model"),
    ].flatMap(({ address, links }) =>
      links.flatMap(({ href, label }) => {
        const count = lists.has(href) ? /\((\d+)\)$/.exec(label)?.[1] : undefined;
        return count === undefined || Number(count) === namesIn(href).length ? [] : `${address}: ${label}`;
      }),
    );
    expect(few(wrong)).toEqual([]);
  });

  test("a list shows its number of reviews", () => {
    const countOn = (address: string) => {
      const [shown, all] = [namesIn(listOf(address)).length, namesIn(listOf(address).replace(/\/tri\/.*$/, "")).length];
      return shown < all ? `Les ${shown} premiers des ${all} avis, ` : `${all} avis, `;
    };
    expect(few([...shownBy.keys()].filter((address) => !pageAt(address).text.includes(countOn(address))))).toEqual([]);
  });
});

// rule: guide/review-brief
describe("how a list is rated on the whole", () => {
  const meanOf = (scores: readonly number[]) =>
    (Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10)
      .toFixed(1)
      .replace(".", ",");
  /** The first score of a page, before those of its reviews. */
  const first = (address: string) =>
    parse(readText(pageFiles.get(address) ?? "")).querySelector("main b:not(article b)")?.text;

  test("each list begins with the mean score of its reviews, unless it shows only some of them", () => {
    const wrong = [...shownBy.keys()].filter((address) => {
      const own = listOf(address).replace(/\/tri\/.*$/, "");
      const scores = (lists.get(own) ?? []).map(({ score }) => score);
      const isWhole = (lists.get(listOf(address)) ?? []).length === scores.length;
      const seen = /^\d,\d/.exec(first(address) ?? "")?.[0];
      return seen !== (isWhole ? meanOf(scores) : undefined);
    });
    expect(few(wrong)).toEqual([]);
  });

  test("their home says the mean score of all of them, and how many there are", () => {
    const scores = (lists.get(`${HOME}/tous`) ?? []).map(({ score }) => score);
    expect(first(HOME)).toBe(meanOf(scores));
    expect(pageAt(HOME).text).toContain(`(${scores.length} avis)`);
  });

  // rule: guide/brand-in-brief
  test("the page of a brand says the mean score of its own list, to which it leads, and how many they are", () => {
    const brands = below("marque");
    expect(brands.length).toBeGreaterThan(5);
    for (const address of brands) {
      const scores = (lists.get(address) ?? []).map(({ score }) => score);
      const [, id] = /\/marque\/(\d+)-/.exec(address) ?? [];
      const page = addressesOf("brand").find((one) => one.endsWith(`/${id}`)) ?? "";
      const link = pageAt(page).links.find(({ href }) => href === address);
      expect(link?.label.replaceAll(/\s+/g, " "), page).toContain(`${meanOf(scores)}sur 5(${scores.length} avis)`);
    }
  });

  const LABELS = ["4,5 à 5", "4 à 4,4", "3,5 à 3,9", "3 à 3,4", "Moins de 3"];
  /** Name and number of each band that has some. */
  function bandsOf(scores: readonly number[]) {
    const from = (least: number, under: number) => scores.filter((score) => score >= least && score < under).length;
    const counts = [from(4.5, 6), from(4, 4.5), from(3.5, 4), from(3, 3.5), from(0, 3)];
    return LABELS.map((label, at) => [label, `${counts[at]} avis`]).filter((_, at) => counts[at] !== 0);
  }
  const bandsOn = (address: string) =>
    parse(readText(pageFiles.get(address) ?? ""))
      .querySelectorAll("main dl:not(article dl) > div")
      .map((row) => [row.querySelector("dt")?.text, row.querySelector("dd")?.text]);

  test("their home says how many are in each band of scores, above the first of them", () => {
    const scores = (lists.get(`${HOME}/tous`) ?? []).map(({ score }) => score);
    const said = bandsOn(HOME);
    expect(said).toEqual(bandsOf(scores));
    expect(said.reduce((sum, [, count]) => sum + Number.parseInt(count ?? "", 10), 0)).toBe(sent.length);
    const main = readText(pageFiles.get(HOME) ?? "").replace(/^[^]*<main/, "");
    expect(main.indexOf("4 à 4,4")).toBeLessThan(main.indexOf("<article"));
  });

  test("so says the first page of each whole list of five reviews or more, except that of a model", () => {
    const whole = addressesOf("review list").filter(
      (address) => address === listOf(address) && !address.includes("/modele/"),
    );
    const wrong = whole.filter((address) => {
      const scores = (lists.get(address) ?? []).map(({ score }) => score);
      return JSON.stringify(bandsOn(address)) !== JSON.stringify(scores.length < 5 ? [] : bandsOf(scores));
    });
    expect(few(wrong)).toEqual([]);
    expect(whole.length).toBeGreaterThan(5);
  });

  test("each review that names its car shows it, and a list of one model shows that model once", () => {
    for (const [address, reviews] of shownBy) {
      const main = parse(readText(pageFiles.get(address) ?? "")).querySelector("main");
      expect(main?.querySelectorAll("article img").length, address).toBe(
        address.includes("/modele/") ? 0 : reviews.length,
      );
      expect(main?.querySelectorAll("img:not(article img)").length, address).toBe(address.includes("/modele/") ? 1 : 0);
    }
  });
});

// rule: guide/review-lists
test("the home page of reviews links to every list of each facet, with its number of reviews", () => {
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
test("a model’s page links to the list of its reviews if there is one, and the list links to the model", () => {
  for (const list of below("modele")) {
    const [model, ...others] = pagesOf("model").filter(({ links }) =>
      links.some(({ href, label }) => href === list && label === `Tous les avis (${namesIn(list).length})`),
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
