import type { GatsbyNode } from "gatsby";
import { isoDay } from "../shared/dates/dates";
import { routes } from "../routes";
import { site } from "../site";
import { DAY } from "../shared/dates/day";

/** Dates relative to the day of the build. Queries filter by them, and pages never show them, so that pages do not age between two builds. */
function days() {
  const now = Date.now();
  return { today: isoDay(now), monthAgo: isoDay(now - 30 * DAY), yearAgo: isoDay(now - 365 * DAY) };
}

const VARIABLES: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  [routes.promos]: days,
  [routes.novelties]: days,
  [routes.premium]: () => ({ premiumFrom: site.premiumFrom }),
};

/** Gives pages of `src/pages` the variables that their queries filter by. */
export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  const variables = VARIABLES[page.path]?.();
  if (!variables || Object.keys(variables).every((name) => name in (page.context ?? {}))) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, ...variables } });
};
