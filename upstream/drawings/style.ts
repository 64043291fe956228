/**
 * What makes a class of car. Heights are shares of the car's height, `…X` of the first group shares of the
 * wheelbase behind the front axle, of the second shares of the length before the rear end.
 */
export type Style = {
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
  /** end of the roof and how far it has fallen by then; a pick-up's cab ends so far before the rear axle, as a share of the wheelbase */
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
