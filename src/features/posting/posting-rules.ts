import type { AdRules } from "../../contract/ads/form";
import { REGIONS } from "../../places";
import { site } from "../../site";

/** In Dakar it is UTC. */
export const today = () => new Date().toISOString().slice(0, 10);
export const thisYear = () => new Date().getUTCFullYear();
export const rules = (): AdRules => ({ phone: site.phone, places: REGIONS, year: thisYear() });
