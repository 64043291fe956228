import type { AdRules } from "../../contract/market/form";
import { REGIONS } from "../../places";
import { site } from "../../site";

export const thisYear = () => new Date().getUTCFullYear();
export const rules = (): AdRules => ({ phone: site.phone, places: REGIONS, year: thisYear() });
