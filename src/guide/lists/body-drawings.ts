import { outlineOf } from "../compare/body-outlines";

interface Body {
  /** Length and height of a usual car of this body type, in millimetres: its tile is drawn at the scale of the others. */
  readonly size: readonly [length: number, height: number];
  /** Its windows, in the box of the outlines: 200 by 100 with the front at the left. */
  readonly windows: string;
}

/** By the name of the body type, as the guide says it (src/contract/market/lists.ts). */
const BODIES: Readonly<Record<string, Body>> = {
  Citadine: { size: [3_700, 1_520], windows: "M64 39L85 14Q89 10 97 10H121V39ZM128 39V10Q153 10 171 16L182 39Z" },
  "Berline 5 portes": {
    size: [4_150, 1_490],
    windows: "M70 39L91 14Q95 10 103 10H124V39ZM130 39V10Q153 11 171 19L181 39Z",
  },
  "Berline 4 portes": {
    size: [4_600, 1_460],
    windows: "M68 41L89 14Q93 10 100 10H116V41ZM122 41V10Q134 11 141 16L160 36Q157 41 150 41Z",
  },
  Break: { size: [4_650, 1_480], windows: "M68 41L89 14Q93 10 100 10H122V41ZM128 41V10L164 12Q173 13 176 19L185 41Z" },
  SUV: { size: [4_450, 1_680], windows: "M62 36L80 13Q83 10 89 10H114V36ZM120 36V10L160 12Q172 13 175 19L184 36Z" },
  "Pick-up": { size: [5_250, 1_810], windows: "M62 37L78 13Q80 10 85 10H96V37ZM102 37V10H113Q116 10 117 14L123 37Z" },
  Monospace: { size: [4_500, 1_710], windows: "M56 37L77 13Q81 10 89 10H113V37ZM119 37V10Q156 10 174 14L184 37Z" },
  Coupé: { size: [4_500, 1_380], windows: "M78 42L101 14Q105 10 111 10Q128 10 141 18L157 29L150 42Z" },
  Cabriolet: { size: [4_450, 1_390], windows: "M74 42L95 14Q98 10 107 10Q123 12 132 23L142 39Q130 42 120 42Z" },
  Utilitaire: { size: [4_700, 1_880], windows: "M45 40L64 13Q66 10 71 10H87V40Z" },
  Minibus: {
    size: [5_700, 2_300],
    windows: "M28 42L43 15Q45 11 49 11H70V42ZM76 42V11H112V42ZM118 42V11H154V42ZM160 42V11H186L188 42Z",
  },
};

/** A generic car of a body type from the side, with its front at the left. Lengths are in millimetres. */
export interface BodyDrawing {
  readonly length: number;
  readonly height: number;
  readonly outline: string;
  readonly windows: string;
}

/** @returns null for a body type that has no drawing */
export function bodyDrawing(bodyType: string): BodyDrawing | null {
  const body = BODIES[bodyType];
  if (!body) return null;
  const [length, height] = body.size;
  const outline = outlineOf(bodyType, { length, height, wheelbase: null, groundClearance: null });
  return outline === null ? null : { length, height, outline, windows: body.windows };
}
