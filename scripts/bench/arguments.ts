import { Stop } from "../stop";

export const PARTS = [
  "bytes",
  "tap",
  "journey",
  "lighthouse",
  "comparison",
  "search",
  "text",
  "edge",
  "ads",
  "estimate",
  "build",
  "rebuild",
  "edits",
] as const;
export type PartName = (typeof PARTS)[number];

/** The demonstration, or this many models made from it. */
export type Size = "demo" | number;
const SIZES: readonly Size[] = ["demo", 1_000, 5_000, 10_000];

/** How many edits are made at random, and the seed that chooses them. */
export interface EditsRequest {
  readonly count: number;
  readonly seed: string;
}
/** Edits that take less than an hour. */
const EDITS = 60;
const DEFAULT_SEED = "1";

export interface BenchRequest {
  readonly parts: readonly PartName[];
  readonly sizes: readonly Size[];
  readonly edits: EditsRequest;
}

const isPart = (word: string): word is PartName => PARTS.some((part) => part === word);
const sizeOf = (word: string): Size | null =>
  word === "demo" ? word : /^[1-9]\d{1,5}$/.test(word) ? Number(word) : null;

const SEED = /^seed=([\w-]{1,40})$/;
const seedOf = (word: string): string | null => SEED.exec(word)?.[1] ?? null;

/**
 * Parses `build rebuild 1000 edits 300 seed=7` into parts, sizes and edits: a number after `edits` is that of the edits. Without arguments, everything is
 * measured; `rebuild` without `build` measures the demonstration.
 * @throws Stop naming the unknown arguments
 */
export function parseArguments(words: readonly string[]): BenchRequest {
  const unknown = words.filter((word) => !isPart(word) && sizeOf(word) === null && seedOf(word) === null);
  if (unknown.length > 0)
    throw new Stop(
      `« ${unknown.join(" ")} » : demandez ${PARTS.join(", ")}, pour build et rebuild demo ou un nombre de modèles, et après edits un nombre de retouches et seed=….`,
    );
  const named = words.filter(isPart);
  const parts = PARTS.filter((part) => named.length === 0 || named.includes(part));
  const ofEdits = (place: number) => words[place - 1] === "edits" && words[place] !== "demo";
  const numbers = words.map((word, place) => ({ size: sizeOf(word), edits: ofEdits(place) }));
  const sizes = numbers.flatMap(({ size, edits }) => (edits ? [] : (size ?? [])));
  const count = numbers.find(({ size, edits }) => edits && size !== null)?.size;
  return {
    parts,
    sizes: sizes.length > 0 ? sizes : parts.includes("build") ? SIZES : ["demo"],
    edits: {
      count: typeof count === "number" ? count : EDITS,
      seed: words.flatMap((word) => seedOf(word) ?? [])[0] ?? DEFAULT_SEED,
    },
  };
}
