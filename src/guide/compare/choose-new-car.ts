import type { ChooseCars } from "../../costs/tools/choose-cars";

/** The choice of a new car that a tool begins from; its code is loaded once it is asked for. */
export const chooseNewCar: ChooseCars["fresh"] = async (...choice) =>
  (await import("./choose-version")).chooseVersion(...choice);
