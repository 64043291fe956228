import { routes } from "../../routes";

/** Where the pages of ads and sellers are. */
export const SELLER_CRUMBS = [
  { label: "Accueil", path: routes.home },
  { label: "Voitures d’occasion", path: routes.usedCars },
];
