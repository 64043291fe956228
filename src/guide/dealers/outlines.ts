/**
 * The country and its capital as small maps, after Natural Earth (public domain). A sister site has its own file. A map is as wide as `WIDTH`; its west and north
 * edges are in degrees.
 */

export interface Outline {
  readonly west: number;
  readonly north: number;
  /** Pixels of a degree, of longitude and of latitude. */
  readonly scale: readonly [number, number];
  readonly height: number;
  /** The land, as the path of an SVG. */
  readonly land: string;
  /** Places by which one finds one’s way, with their latitude and longitude. */
  readonly places: Readonly<Record<string, readonly [number, number]>>;
  /** Names of what lies around the land, each in its middle. */
  readonly around: Readonly<Record<string, readonly [number, number]>>;
  /** Kilometres of the bar that says the scale. */
  readonly bar: number;
}

export const WIDTH = 320;

const CAPITAL: Outline = {
  west: -17.58,
  north: 14.885,
  scale: [680.6, 703],
  height: 206,
  land: "M340 306l55 0-77-57-17-47-27-38-19-19-25-15-27-6-29-14-28-5-19-3-17 1-11 12 5 7 7 4-3 10-7 5 4 7-5 9-2 7-7-7-11-11-9-10-6-10-10-7-9-8-13-12 9-8 19-5 15-3 26-8 34-15 34-13 55-27 51-31 51-28 13 0z",
  places: {
    Almadies: [14.742, -17.515],
    Yoff: [14.76, -17.47],
    Ouakam: [14.72, -17.49],
    Plateau: [14.669, -17.437],
    Pikine: [14.753, -17.392],
    "Keur Massar": [14.78, -17.31],
    Rufisque: [14.719, -17.274],
  },
  around: { "Océan Atlantique": [14.635, -17.4] },
  bar: 10,
};

export const COUNTRY: Outline = {
  west: -17.7,
  north: 16.85,
  scale: [48.03, 49.61],
  height: 236,
  land: "M261 103l5 7-3 12 11 11 2 17-7 6 13 20 4-5 6 2 11 19-4 22 4 7-34-1-13 5-26-11-7 3-1-8-61-2-41 0-23 12-26-1-14 5-10 1-4-5 2-7-2-8 5-21 42 0 0-9 26-2 7-10 29 13 16 5 18-10-8-8-18 6-8-9-10 1-7-8-10-2-14 3-6 9-50 0-4-9-6-7-1-8-8-16-13-15-9-2-2 4-4-5 17-7 14-17 17-27 11-36 30 1 34-10 30 3 25 25 17-2 11 27 13 6 4 12z",
  places: {
    Dakar: [14.69, -17.45],
    "Saint-Louis": [16.02, -16.49],
    Kaolack: [14.15, -16.07],
    Tambacounda: [13.77, -13.67],
    Ziguinchor: [12.57, -16.27],
  },
  around: { Mauritanie: [16.25, -12.6], Mali: [14.7, -11.5], Guinée: [12.2, -13.6] },
  bar: 100,
};

/** The most detailed map comes first. */
export const OUTLINES: readonly Outline[] = [CAPITAL, COUNTRY];
