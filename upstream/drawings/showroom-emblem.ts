import { disc, path, stroke } from "./illustrations/kit";

/** Marks of no company, drawn about (0, 0) in a circle of 100. */
const EMBLEMS = {
  tree: (ink: string): string =>
    path(
      "M-14 74C-8 40 -10 20 -18 0C-40 -14 -56 -18 -74 -44C-46 -28 -30 -22 -12 -14C-12 -36 -10 -48 -2 -72C6 -48 10 -36 12 -14C30 -22 46 -28 74 -44C56 -18 40 -14 18 0C10 20 8 40 14 74Z",
      ink,
    ),
  waves: (ink: string): string =>
    [-34, 0, 34]
      .map((y) => stroke(`M-66 ${y}C-44 ${y - 26} -22 ${y - 26} 0 ${y}S44 ${y + 26} 66 ${y}`, ink, 15))
      .join(""),
  sun: (ink: string): string =>
    disc(0, 0, 32, ink) +
    Array.from({ length: 10 }, (_, i) => `<g transform="rotate(${i * 36})">${stroke("M0 -50V-72", ink, 13)}</g>`).join(
      "",
    ),
  wheel: (ink: string): string =>
    `<circle r="60" fill="none" stroke="${ink}" stroke-width="15"/>` +
    disc(0, 0, 17, ink) +
    [0, 120, 240].map((turn) => `<g transform="rotate(${turn})">${stroke("M0 16V56", ink, 13)}</g>`).join(""),
} as const;
type Emblem = keyof typeof EMBLEMS;

const WORDS: readonly (readonly [RegExp, Emblem])[] = [
  [/baobab|tamarinier|fromager|mangue|paletuvier|gingembre|bissap|arachide/, "tree"],
  [/thiof|pirogue|lagune|lac|saline|pelican|fouladou/, "waves"],
  [/jant|sable|laterite|dromadaire|lion|calebasse/, "sun"],
];

/** The mark that goes with a name as it stands in an address; a wheel where none does. */
export const emblemOf = (slug: string): ((ink: string) => string) =>
  EMBLEMS[WORDS.find(([words]) => words.test(slug))?.[1] ?? "wheel"];
