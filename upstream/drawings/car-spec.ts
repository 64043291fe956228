import type { Design } from "./design";

export type BodyStyle = "city" | "saloon" | "hatchback" | "suv" | "pickup" | "mpv" | "offroader" | "coupe";

/** Classes of cars by their cabins. */
export type CabinKind = "city" | "saloon" | "suv" | "pickup" | "premium" | "electric";

export const bodyStyles: readonly BodyStyle[] = [
  "city",
  "saloon",
  "hatchback",
  "suv",
  "pickup",
  "mpv",
  "offroader",
  "coupe",
];

export type CarSpec = {
  body: BodyStyle;
  lengthMm: number;
  heightMm: number;
  /** without the mirrors; a believable one where it is absent */
  widthMm?: number;
  wheelbaseMm: number;
  clearanceMm: number;
  /** #rrggbb */
  paint: string;
  /** what makes one model of a style differ from the next: « marque modèle » is a good seed */
  seed: string;
  /** 0 = rounded, 1 = upright and flat like the classic off-roaders */
  box?: number;
  /** a spare wheel on the tailgate */
  spare?: boolean;
  /** two side doors instead of four */
  twoDoors?: boolean;
  /** the cabin's class; that of the body style where it is absent */
  cabin?: CabinKind;
  /** the looks of one model; without it they follow from the style and the seed */
  design?: Design;
};
