import { routes } from "../routes";
import { isoDay } from "../shared/dates/dates";
import { DAY } from "../shared/dates/day";
import { site } from "../site";
import { type CreatePage, template } from "./create-page";

/** Creates the lists whose queries filter by the day of the build or by an amount. Pages never show these days, so that they do not age between two builds. */
export function createDatedPages(createPage: CreatePage): void {
  const now = Date.now();
  const days = { today: isoDay(now), monthAgo: isoDay(now - 30 * DAY), yearAgo: isoDay(now - 365 * DAY) };
  createPage({ path: routes.promos, component: template("promos"), context: days });
  createPage({ path: routes.novelties, component: template("novelties"), context: days });
  createPage({ path: routes.premium, component: template("premium"), context: { premiumFrom: site.premiumFrom } });
}
