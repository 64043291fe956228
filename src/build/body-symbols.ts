import { BODY_TYPES } from "../contract/market/lists";
import { outlineOf } from "../guide/compare/body-outlines";

type Slug = keyof typeof BODY_TYPES;

interface Body {
  /** Length and height of a usual car of this body type, in millimetres. */
  readonly size: readonly [length: number, height: number];
  /** Its windows, in the box of the outlines: 200 by 100 with the front at the left. */
  readonly windows: string;
}

const BODIES: Readonly<Record<Slug, Body>> = {
  citadine: { size: [3_700, 1_520], windows: "M64 39L85 14Q89 10 97 10H121V39ZM128 39V10Q153 10 171 16L182 39Z" },
  "berline-5-portes": {
    size: [4_150, 1_490],
    windows: "M70 39L91 14Q95 10 103 10H124V39ZM130 39V10Q153 11 171 19L181 39Z",
  },
  "berline-4-portes": {
    size: [4_600, 1_460],
    windows: "M68 41L89 14Q93 10 100 10H116V41ZM122 41V10Q134 11 141 16L160 36Q157 41 150 41Z",
  },
  break: { size: [4_650, 1_480], windows: "M68 41L89 14Q93 10 100 10H122V41ZM128 41V10L164 12Q173 13 176 19L185 41Z" },
  suv: { size: [4_450, 1_680], windows: "M62 36L80 13Q83 10 89 10H114V36ZM120 36V10L160 12Q172 13 175 19L184 36Z" },
  "pick-up": {
    size: [5_250, 1_810],
    windows: "M62 37L78 13Q80 10 85 10H96V37ZM102 37V10H113Q116 10 117 14L123 37Z",
  },
  monospace: { size: [4_500, 1_710], windows: "M56 37L77 13Q81 10 89 10H113V37ZM119 37V10Q156 10 174 14L184 37Z" },
  coupe: { size: [4_500, 1_380], windows: "M78 42L101 14Q105 10 111 10Q128 10 141 18L157 29L150 42Z" },
  cabriolet: { size: [4_450, 1_390], windows: "M74 42L95 14Q98 10 107 10Q123 12 132 23L142 39Q130 42 120 42Z" },
  utilitaire: { size: [4_700, 1_880], windows: "M45 40L64 13Q66 10 71 10H87V40Z" },
  minibus: {
    size: [5_700, 2_300],
    windows: "M28 42L43 15Q45 11 49 11H70V42ZM76 42V11H112V42ZM118 42V11H154V42ZM160 42V11H186L188 42Z",
  },
};
/** Room for the lines around a drawing, in millimetres as all else in it. */
const MARGIN = 80;

function symbol(slug: Slug): string {
  const { size, windows } = BODIES[slug];
  const [length, height] = size;
  const outline = outlineOf(BODY_TYPES[slug], { length, height, wheelbase: null, groundClearance: null });
  const box = `${-MARGIN} ${-MARGIN} ${length + 2 * MARGIN} ${height + 2 * MARGIN}`;
  const line = 'vector-effect="non-scaling-stroke"';
  return `<symbol id="body-${slug}" viewBox="${box}" preserveAspectRatio="xMidYMax" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"><path ${line} fill="currentColor" fill-opacity=".12" d="${outline}"/><path ${line} d="${windows}" transform="scale(${length / 200} ${height / 100})"/></symbol>`;
}

/** @returns a symbol of the sprite for each body type, which src/shared/ui/body-icon.tsx shows: its side view, with the front at the left and the ground at the bottom */
export const bodySymbols = (): readonly string[] => (Object.keys(BODIES) as Slug[]).map(symbol);
