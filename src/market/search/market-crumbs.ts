import { routes } from "../../routes";
import type { Crumb } from "../../shared/ui/breadcrumb";

/** Where the home of used cars and their search are, on the page and for search engines. */
export const HOME_CRUMBS: readonly Crumb[] = [{ label: "Accueil", path: routes.home }, { label: "Occasion" }];
export const SEARCH_CRUMBS: readonly Crumb[] = [
  { label: "Accueil", path: routes.home },
  { label: "Occasion", path: routes.usedCars },
  { label: "Annonces" },
];
