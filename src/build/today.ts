import type { GatsbyNode } from "gatsby";
import { isoDay } from "../lib/dates";
import { routes } from "../routes";

const DATED: readonly string[] = [routes.promos, routes.novelties];
const DAY = 86_400_000;

/**
 * Gives the day of the build to the pages whose queries choose by it. It decides and is never shown: pages carry dates, not
 * « encore 3 jours », so that they do not age between two builds.
 */
export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  if (!DATED.includes(page.path) || page.context?.today) return;
  const now = Date.now();
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, today: isoDay(now), monthAgo: isoDay(now - 30 * DAY), yearAgo: isoDay(now - 365 * DAY) } });
};
