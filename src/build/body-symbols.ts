import { BODY_TYPES } from "../contract/market/lists";
import { outlineOf } from "../guide/compare/body-outlines";

type Body = keyof typeof BODY_TYPES;

/** Usual lengths and heights, in millimetres. */
const SIZES: Readonly<Record<Body, readonly [length: number, height: number]>> = {
  citadine: [3_750, 1_500],
  "berline-4-portes": [4_700, 1_460],
  "berline-5-portes": [4_300, 1_470],
  break: [4_700, 1_480],
  suv: [4_500, 1_690],
  "pick-up": [5_300, 1_800],
  monospace: [4_600, 1_720],
  coupe: [4_500, 1_350],
  cabriolet: [4_400, 1_370],
  utilitaire: [5_000, 2_200],
  minibus: [5_400, 2_350],
};
/** Width of the line, in millimetres as all else in the drawing: as bold as that of the other icons where src/shared/ui/body-icon.tsx shows it. */
const LINE = 120;

/** @returns a symbol of the sprite for each body type: its side view, with the ground at the bottom */
export const bodySymbols = (): readonly string[] =>
  Object.entries(SIZES).map(([body, [length, height]]) => {
    const outline = outlineOf(BODY_TYPES[body as Body], { length, height, wheelbase: null, groundClearance: null });
    return `<symbol id="body-${body}" viewBox="${-LINE} ${-LINE} ${length + 2 * LINE} ${height + 2 * LINE}" preserveAspectRatio="xMidYMax" fill="currentColor" fill-opacity=".16" stroke="currentColor" stroke-width="${LINE}" stroke-linejoin="round"><path d="${outline}"/></symbol>`;
  });
