import type { GatsbyNode } from "gatsby";
import { routes } from "../routes";

const DATED: readonly string[] = [routes.home, routes.guide, routes.promos, routes.novelties];
const DAY = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * The day of the build, for queries that choose what runs today. It decides and is never shown: pages carry dates,
 * not « encore 3 jours », so that they do not age between two builds.
 */
export const today = () => isoDay(Date.now());

/** Gives that day to the pages of src/pages that ask for it. */
export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  if (!DATED.includes(page.path) || page.context?.today) return;
  const now = Date.now();
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, today: today(), monthAgo: isoDay(now - 30 * DAY), yearAgo: isoDay(now - 365 * DAY) } });
};
