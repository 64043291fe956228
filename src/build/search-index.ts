import { topicWords } from "../editorial/guides/topic-words";
import { toolMenu } from "../costs/tools/tool-menu";
import { toolWords } from "../costs/tools/tool-words";
import type { FoundKind } from "../contract/site/found";
import { count } from "../shared/figures/figures";
import { millions } from "../shared/figures/millions";
import { descending } from "../shared/sort/orders";
import { listWords, searchedPages } from "./searched-pages";

/** Kind, label, path, figure and the other words by which it is found; an empty text where there is none. `ahead`: of rows that match equally well. `mark`: the logo of a brand. */
type IndexRow = readonly [
  kind: FoundKind,
  label: string,
  path: string,
  figure: string,
  words: string,
  ahead?: number,
  mark?: string,
];

/** A topic comes before its guides, whose titles have more of its words. */
const TOPIC_AHEAD = 0.25;

interface Named {
  readonly name: string;
  readonly path: string;
}
export interface SearchedContent {
  readonly brands: readonly (Named & {
    readonly models: readonly unknown[];
    readonly priceMin: number | null;
    readonly mark: string | null;
  })[];
  readonly models: readonly (Named & {
    readonly brand: { readonly name: string };
    readonly priceMin: number | null;
    readonly reviewCount: number;
  })[];
  readonly lists: readonly { readonly label: string; readonly path: string; readonly models: number }[];
  readonly topics: readonly (Named & { readonly slug: string; readonly description: string | null })[];
  readonly guides: readonly { readonly title: string; readonly path: string; readonly topicSlug: string }[];
  readonly dealers: readonly (Named & {
    readonly brands: readonly { readonly name: string }[];
    readonly district: string | null;
    readonly city: string;
    readonly region: string;
  })[];
  readonly articles: readonly { readonly title: string; readonly path: string; readonly categoryName: string }[];
  /** Address of the file of all new cars. */
  readonly cars: string;
}

const fromPrice = (price: number | null) => (price === null ? "" : `dès\u00a0${millions(price)}`);

const wordsOf = (...texts: readonly (string | null)[]) =>
  [...new Set(texts.flatMap((text) => text?.split(/\s+/) ?? []))].join(" ");

/** What the header's search finds besides used cars (rule: site/found-groups), as a file for the Worker. */
export function searchIndex(content: SearchedContent): string {
  const { brands, models, lists, topics, guides, dealers, articles, cars } = content;
  const wellKnownFirst = models.toSorted(descending(({ reviewCount }) => reviewCount));
  const rows: readonly IndexRow[] = [
    ...brands.map(
      ({ name, path, models: own, priceMin, mark }): IndexRow => [
        "brand",
        name,
        path,
        [count(own.length, "modèle"), fromPrice(priceMin)].filter(Boolean).join(" · "),
        "marque",
        ...(mark ? ([0, mark] as const) : ([] as const)),
      ],
    ),
    ...wellKnownFirst.map(
      ({ name, path, brand, priceMin }): IndexRow => ["model", `${brand.name} ${name}`, path, fromPrice(priceMin), ""],
    ),
    ...lists.map(
      ({ label, path, models: some }): IndexRow => ["cars", label, path, count(some, "modèle"), listWords(path)],
    ),
    ...toolMenu.map(({ label, route }): IndexRow => ["tool", label, route, "", toolWords[route]]),
    ...topics.map(
      ({ name, path, slug, description }): IndexRow => [
        "guide",
        name,
        path,
        count(guides.filter(({ topicSlug }) => topicSlug === slug).length, "guide"),
        wordsOf(topicWords(slug), description),
        TOPIC_AHEAD,
      ],
    ),
    ...guides.map(
      ({ title, path, topicSlug }): IndexRow => [
        "guide",
        title,
        path,
        "",
        wordsOf("guide", topics.find(({ slug }) => slug === topicSlug)?.name ?? null),
      ],
    ),
    ...dealers.map(
      ({ path, name, brands: sold, district, city, region }): IndexRow => [
        "dealer",
        name,
        path,
        city,
        wordsOf(...sold.map((brand) => brand.name), district, city, region, "concessionnaire garage vendeur"),
      ],
    ),
    ...searchedPages.map(
      ({ label, path, words, ahead }): IndexRow => [
        "page",
        label,
        path,
        "",
        words,
        ...(ahead ? ([ahead] as const) : ([] as const)),
      ],
    ),
    ...articles.map(({ title, path, categoryName }): IndexRow => ["news", title, path, "", categoryName]),
  ];
  return JSON.stringify({ cars, rows });
}
