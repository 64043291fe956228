import type { BodyStyle } from "./car-spec";

/**
 * What makes a class of car. Heights are shares of the car's height, `…X` of the first group shares of the
 * wheelbase behind the front axle, of the second shares of the length before the rear end.
 */
type Style = {
  /** share of the overhangs that lies in front */
  front: number;
  /** wheel diameter as a share of the length, and its limits in mm */
  wheel: number;
  wheelMin: number;
  wheelMax: number;
  /** arch radius over wheel radius */
  arch: number;
  /** hood's leading edge, base and top of the windscreen */
  hood: number;
  cowl: number;
  cowlX: number;
  screenX: number;
  /** end of the roof and how far it has fallen by then */
  roofEnd: number;
  roofFall: number;
  /** base of the rear window */
  tail: number;
  tailX: number;
  beltFront: number;
  beltRear: number;
  /** body's lower edge above the ground clearance, mm */
  sill: number;
};

export const styles: Record<BodyStyle, Style> = {
  city: {
    front: 0.53,
    wheel: 0.165,
    wheelMin: 575,
    wheelMax: 630,
    arch: 1.1,
    hood: 0.57,
    cowl: 0.675,
    cowlX: 0.06,
    screenX: 0.345,
    roofEnd: 0.055,
    roofFall: 0.05,
    tail: 0.69,
    tailX: 0.02,
    beltFront: 0.63,
    beltRear: 0.7,
    sill: 55,
  },
  hatchback: {
    front: 0.545,
    wheel: 0.163,
    wheelMin: 630,
    wheelMax: 690,
    arch: 1.085,
    hood: 0.55,
    cowl: 0.672,
    cowlX: 0.085,
    screenX: 0.41,
    roofEnd: 0.068,
    roofFall: 0.085,
    tail: 0.69,
    tailX: 0.024,
    beltFront: 0.64,
    beltRear: 0.705,
    sill: 55,
  },
  saloon: {
    front: 0.47,
    wheel: 0.15,
    wheelMin: 620,
    wheelMax: 700,
    arch: 1.085,
    hood: 0.535,
    cowl: 0.665,
    cowlX: 0.1,
    screenX: 0.425,
    roofEnd: 0.215,
    roofFall: 0.055,
    tail: 0.74,
    tailX: 0.016,
    beltFront: 0.64,
    beltRear: 0.69,
    sill: 55,
  },
  coupe: {
    front: 0.46,
    wheel: 0.152,
    wheelMin: 660,
    wheelMax: 715,
    arch: 1.075,
    hood: 0.53,
    cowl: 0.66,
    cowlX: 0.17,
    screenX: 0.48,
    roofEnd: 0.27,
    roofFall: 0.05,
    tail: 0.73,
    tailX: 0.016,
    beltFront: 0.65,
    beltRear: 0.725,
    sill: 50,
  },
  suv: {
    front: 0.485,
    wheel: 0.168,
    wheelMin: 690,
    wheelMax: 790,
    arch: 1.1,
    hood: 0.63,
    cowl: 0.7,
    cowlX: 0.115,
    screenX: 0.375,
    roofEnd: 0.07,
    roofFall: 0.062,
    tail: 0.705,
    tailX: 0.02,
    beltFront: 0.668,
    beltRear: 0.712,
    sill: 88,
  },
  mpv: {
    front: 0.475,
    wheel: 0.153,
    wheelMin: 630,
    wheelMax: 700,
    arch: 1.09,
    hood: 0.55,
    cowl: 0.65,
    cowlX: 0.055,
    screenX: 0.36,
    roofEnd: 0.05,
    roofFall: 0.05,
    tail: 0.655,
    tailX: 0.016,
    beltFront: 0.61,
    beltRear: 0.655,
    sill: 55,
  },
  pickup: {
    front: 0.44,
    wheel: 0.149,
    wheelMin: 750,
    wheelMax: 805,
    arch: 1.14,
    hood: 0.63,
    cowl: 0.695,
    cowlX: 0.155,
    screenX: 0.36,
    roofEnd: 0.115,
    roofFall: 0.025,
    tail: 0.665,
    tailX: 0.01,
    beltFront: 0.665,
    beltRear: 0.69,
    sill: 140,
  },
  offroader: {
    front: 0.465,
    wheel: 0.163,
    wheelMin: 700,
    wheelMax: 820,
    arch: 1.12,
    hood: 0.625,
    cowl: 0.69,
    cowlX: 0.155,
    screenX: 0.335,
    roofEnd: 0.045,
    roofFall: 0.03,
    tail: 0.65,
    tailX: 0.015,
    beltFront: 0.645,
    beltRear: 0.665,
    sill: 100,
  },
};
