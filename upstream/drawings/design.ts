import type { Style } from "./style";

/** The words with which editors choose among drawn forms, and our names of those forms. */
export const designWords = {
  /** behind the rear doors' glass: dark, painted, a painted post with a window behind it, black under a floating roof, a black blade */
  custode: { continue: "dark", peinte: "painted", vitree: "window", flottante: "floating", lame: "blade" },
  toit: { peint: "paint", noir: "black", blanc: "white" },
  barres: { non: "none", noires: "black", alu: "silver" },
  ailes: { rondes: "round", carrees: "square" },
  jante: {
    doubles: "twin",
    pales: "blades",
    fines: "fine",
    massives: "stout",
    turbine: "turning",
    acier: "steel",
    pleine: "closed",
  },
  finition: { alu: "silver", noire: "dark" },
  phares: {
    rond: "round",
    bloc: "block",
    oeil: "eye",
    virgule: "sweep",
    fin: "slim",
    lame: "blade",
    double: "split",
    griffe: "claw",
    crochet: "hook",
    barre: "bar",
  },
  calandre: {
    large: "wide",
    cadre: "framed",
    trapeze: "trapeze",
    fentes: "slots",
    verticale: "upright",
    lames: "bars",
    pleine: "closed",
    deux: "pair",
    ovale: "oval",
  },
  feux: { crochet: "hook", fin: "slim", aile: "wing", colonne: "column", bloc: "block", bandeau: "band" },
  pli: { droit: "level", montant: "rising", creuse: "waist" },
  options: {
    secours: "spare",
    "deux-portes": "twoDoors",
    arceau: "hoop",
    tuba: "snorkel",
    chrome: "chrome",
    hublots: "roofWindows",
  },
} as const;

type Words = typeof designWords;
export type Form<Key extends keyof Words> = Words[Key][keyof Words[Key]];

/**
 * What makes a model look like itself. A measure that is absent is that of the body style; a form that is absent
 * is chosen by the model's name.
 */
export type Design = {
  /** measures of the style, in its units */
  shape: Partial<Style>;
  /** 0 = rounded, 1 = upright and flat */
  box?: number;
  /** 0 = the bonnet ends at the bumper, 1 = it slopes down to it */
  slope?: number;
  /** rear edge of the side windows: its top and foot as shares of the length before the end, and its kick up as a share of the height */
  glassTop?: number;
  glassFoot?: number;
  glassKick?: number;
  /** width of the unpainted plastic round the arches, mm; 0 = painted */
  cladding?: number;
  /** diameters in mm */
  tyre?: { outer: number; rim: number };
  rearPillar?: Form<"custode">;
  roof?: Form<"toit">;
  rails?: Form<"barres">;
  arches?: Form<"ailes">;
  rim?: Form<"jante">;
  finish?: Form<"finition">;
  head?: Form<"phares">;
  grille?: Form<"calandre">;
  tail?: Form<"feux">;
  crease?: Form<"pli">;
  options: readonly Form<"options">[];
};
