import { routes } from "../../routes";

/** Where the pages of ads and sellers are. */
export const SELLER_CRUMBS = [
  { label: "Accueil", path: routes.home },
  { label: "Occasion", path: routes.usedCars },
];
