import type { Page } from "./pages";

/** A schema.org object. */
export type Thing = { readonly [name: string]: unknown };

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function* thingsIn(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const item of value) yield* thingsIn(item);
  if (!isThing(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* thingsIn(inner);
}

const texts = ({ scripts }: Page) =>
  scripts.filter(({ type }) => type === "application/ld+json").map(({ text }) => text);

/** Parsed blocks; throws when one is not JSON. */
export const dataOf = (page: Page): readonly unknown[] => texts(page).map((text): unknown => JSON.parse(text));

/** All objects of a type, at any depth. */
export const thingsOf = (page: Page, type: string): readonly Thing[] =>
  dataOf(page).flatMap((block) => [...thingsIn(block)].filter((thing) => thing["@type"] === type));

/** Objects of a type at the top of the page's graph. */
export function topThings(page: Page, type: string): readonly Thing[] {
  return dataOf(page).flatMap((block) => {
    const graph = isThing(block) ? (block["@graph"] ?? [block]) : [];
    return (Array.isArray(graph) ? graph : []).filter(isThing).filter((thing) => thing["@type"] === type);
  });
}

/** A value inside an object, by names and indexes. */
export function at(thing: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return typeof name === "number" ? value[name] : undefined;
    return isThing(value) ? value[name] : undefined;
  }, thing);
}
