import { shortMonth } from "../../shared/dates/dates";

/** « Depuis nov. 2026 » over the picture of a novelty. */
export const sinceLaunch = ({ launchDate }: { readonly launchDate: string | null }) =>
  launchDate ? `Depuis ${shortMonth(launchDate)}` : undefined;
