import { Stop } from "../stop";

export const PARTS = [
  "bytes",
  "tap",
  "lighthouse",
  "comparison",
  "search",
  "text",
  "edge",
  "ads",
  "estimate",
  "build",
  "rebuild",
] as const;
export type PartName = (typeof PARTS)[number];

/** The demonstration, or this many models made from it. */
export type Size = "demo" | number;
const SIZES: readonly Size[] = ["demo", 1_000, 5_000, 10_000];

export interface BenchRequest {
  readonly parts: readonly PartName[];
  readonly sizes: readonly Size[];
}

const isPart = (word: string): word is PartName => PARTS.some((part) => part === word);
const sizeOf = (word: string): Size | null =>
  word === "demo" ? word : /^[1-9]\d{1,5}$/.test(word) ? Number(word) : null;

/**
 * Parses `build rebuild 1000` into parts and sizes. Without arguments, everything is measured; `rebuild` without `build` measures the demonstration.
 * @throws Stop naming the unknown arguments
 */
export function parseArguments(words: readonly string[]): BenchRequest {
  const unknown = words.filter((word) => !isPart(word) && sizeOf(word) === null);
  if (unknown.length > 0)
    throw new Stop(
      `« ${unknown.join(" ")} » : demandez ${PARTS.join(", ")}, et pour build et rebuild demo ou un nombre de modèles.`,
    );
  const named = words.filter(isPart);
  const parts = PARTS.filter((part) => named.length === 0 || named.includes(part));
  const sizes = words.flatMap((word) => sizeOf(word) ?? []);
  return { parts, sizes: sizes.length > 0 ? sizes : parts.includes("build") ? SIZES : ["demo"] };
}
