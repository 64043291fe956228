import type { BodyStyle, CabinKind } from "./car-spec";

type Box = { x: number; y: number; w: number; h: number };

/** What makes the cabin of a class of cars; the drawing is 1600 × 1000. */
export type Cabin = {
  /** the upper edge of the dashboard, from left to right, as path data after its first point */
  top: {
    start: number;
    edge: string /** the lower edge of the coloured band, and how thick the band is */;
    band: number;
    thick: number;
  };
  dash: readonly [string, ...string[]];
  band: readonly [string, ...string[]] | "paint";
  seats: readonly [string, ...string[]];
  weave: "stripe" | "piped" | "twotone" | "ribbed" | "quilted" | "plain";
  screen: Box & { floats: boolean };
  cluster: "pod" | "dials" | "digital" | "strip";
  vents: "round" | "slim" | "tall" | "square" | "slit";
  wheel: "three" | "four" | "flat" | "two";
  console: "lever" | "selector" | "high" | "work" | "wide" | "bridge";
};

export const cabins: Record<CabinKind, Cabin> = {
  city: {
    top: {
      start: 520,
      edge: "C120 440 300 430 470 440C640 450 680 500 800 496C980 490 1280 450 1600 520",
      band: 640,
      thick: 62,
    },
    dash: ["#34393c", "#3c3a3b"],
    band: "paint",
    seats: ["#4a4f53", "#3f4650"],
    weave: "stripe",
    screen: { x: 780, y: 420, w: 250, h: 170, floats: true },
    cluster: "pod",
    vents: "round",
    wheel: "three",
    console: "lever",
  },
  saloon: {
    top: { start: 500, edge: "C200 470 400 462 620 470C900 480 1260 476 1600 496", band: 606, thick: 20 },
    dash: ["#2b3033", "#37322e"],
    band: ["#b9bfc2", "#8b6a4a"],
    seats: ["#8f8577", "#6b6f72"],
    weave: "piped",
    screen: { x: 760, y: 486, w: 360, h: 150, floats: false },
    cluster: "dials",
    vents: "slim",
    wheel: "three",
    console: "selector",
  },
  suv: {
    top: {
      start: 470,
      edge: "C160 440 420 430 640 440C720 444 740 420 800 418H1120C1180 420 1220 446 1300 450C1400 454 1500 460 1600 480",
      band: 600,
      thick: 74,
    },
    dash: ["#292e31", "#33302d"],
    band: ["#8a6a4c", "#5b6164", "#a58f72"],
    seats: ["#7a4f36", "#5d6063"],
    weave: "twotone",
    screen: { x: 800, y: 436, w: 320, h: 210, floats: false },
    cluster: "digital",
    vents: "tall",
    wheel: "three",
    console: "high",
  },
  pickup: {
    top: { start: 450, edge: "H560L610 476H770L800 452H1140L1170 476H1600", band: 660, thick: 14 },
    dash: ["#3b3f41", "#44423d"],
    band: ["#5d6366", "#6b6455"],
    seats: ["#57524a", "#4c5052"],
    weave: "ribbed",
    screen: { x: 850, y: 500, w: 230, h: 130, floats: false },
    cluster: "dials",
    vents: "square",
    wheel: "four",
    console: "work",
  },
  premium: {
    top: { start: 486, edge: "C220 458 420 452 620 458C940 466 1300 452 1600 492", band: 634, thick: 44 },
    dash: ["#1d2124", "#231f1e"],
    band: ["#6a452c", "#3c3f41", "#8d7a5f"],
    seats: ["#a46f45", "#c9b79c", "#6e2f2a"],
    weave: "quilted",
    screen: { x: 250, y: 458, w: 900, h: 150, floats: true },
    cluster: "digital",
    vents: "slit",
    wheel: "flat",
    console: "wide",
  },
  electric: {
    top: { start: 540, edge: "C300 516 600 512 800 512C1100 512 1350 520 1600 540", band: 612, thick: 30 },
    dash: ["#c9cdcb", "#565e66"],
    band: ["#e7e3da", "#9fb4ae"],
    seats: ["#dcd8cf", "#aebbc4"],
    weave: "plain",
    screen: { x: 700, y: 396, w: 460, h: 264, floats: true },
    cluster: "strip",
    vents: "slit",
    wheel: "two",
    console: "bridge",
  },
};

/** The cabin of a body style, where nothing else is known of the car. */
export const cabinOfBody: Record<BodyStyle, CabinKind> = {
  city: "city",
  hatchback: "city",
  saloon: "saloon",
  coupe: "saloon",
  suv: "suv",
  mpv: "suv",
  pickup: "pickup",
  offroader: "pickup",
};
