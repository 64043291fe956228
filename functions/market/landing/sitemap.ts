import { coteOf, sitemapOfLandings, usedBrand, usedBudget, usedModel, usedTown } from "../../../src/routes";
import { slugify } from "../../../src/shared/text/slug";
import type { Context } from "../../shared/context";
import { sitemap } from "../../shared/sitemap";
import { landingAt } from "./landing";
import { type ListedAnswer, listedAnswers, listedBudgets, listedYears } from "./landing-sitemap-store";
import { estimatedKeys } from "../cote/cote-store";
import { MIN_INDEXED } from "../list-data";
import { brandOf, ownName } from "../names/keys";

/** At most this many ads are read for the years of models, those of the models with the most ads. */
const MAX_ADS = 10_000;

/** The models with the most ads, as many as have MAX_ADS together. */
function readModels(models: readonly ListedAnswer[]): readonly string[] {
  let left = MAX_ADS;
  return models.flatMap(({ answer, n }) => ((left -= n) >= 0 ? answer : []));
}

function pathOf(key: string, brands: readonly string[]): string | null {
  const brand = brandOf(key, brands);
  return brand === undefined ? null : usedModel(brand, ownName(brand, key));
}

async function landingPaths(db: D1Database): Promise<readonly string[]> {
  const answers = await listedAnswers(db, MIN_INDEXED);
  const of = (filter: ListedAnswer["filter"]) => answers.filter((one) => one.filter === filter);
  const brands = of("marque").map(({ answer }) => answer);
  const [years, budgets] = await Promise.all([
    listedYears(db, readModels(of("modele")), MIN_INDEXED),
    listedBudgets(db, MIN_INDEXED),
  ]);
  const paths = [
    ...brands.map(usedBrand),
    ...of("modele").map(({ answer }) => pathOf(answer, brands)),
    ...years.map(({ model_key, year }) => {
      const path = pathOf(model_key, brands);
      return path && `${path}/${year}`;
    }),
    ...of("ville").map(({ answer }) => usedTown(slugify(answer))),
    ...budgets.map(usedBudget),
  ];
  const cotes = (await estimatedKeys(db)).map(({ model, brand }) => coteOf(brand, ownName(brand, model)));
  // A brand or a town that a seller typed may have no landing page.
  const landings = [...new Set(paths)].filter((path) => path !== null && landingAt(path) !== null) as string[];
  return [...landings, ...cotes];
}

/** `/sitemap-occasions.xml`: landing pages with enough ads for search engines, and the estimates of models (rule: market/landing-indexed, market/cote). */
export const landingSitemap = (context: Context): Promise<Response> =>
  sitemap(context, sitemapOfLandings, async () => (await landingPaths(context.env.DB)).map((path) => ({ path })));
