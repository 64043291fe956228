import type { USAGES } from "../contract/forms/review";

export type Usage = (typeof USAGES)[number];

/** What an owner uses the car for, as api.php names it and as it is shown. */
export const USAGE_NAMES: Readonly<Record<Usage, string>> = { ville: "Ville", route: "Route", piste: "Piste", taxi_vtc: "Taxi / VTC" };

export const isUsage = (key: string | null): key is Usage => key !== null && key in USAGE_NAMES;
