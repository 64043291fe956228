import { routes } from "./routes";

/** The five children of Guide Auto in the mega menu, each with its description (SPEC § 2.4), and a short name for the tabs. */
export const guideMenu = [
  { label: "Voitures neuves", short: "Voitures neuves", description: "Toutes les marques, tous les modèles", route: routes.newCars },
  { label: "Promos du moment", short: "Promos", description: "Les remises en cours, avec leur date de fin", route: routes.promos },
  { label: "Voitures électriques", short: "Électriques", description: "Autonomie, recharge et coût aux 100 km", route: routes.electric },
  { label: "Voitures haut de gamme", short: "Haut de gamme", description: "SUV, berlines et tout-terrain de prestige", route: routes.premium },
  { label: "Nouveautés au marché", short: "Nouveautés", description: "Ce qui vient d’arriver et ce qui arrive", route: routes.novelties },
] as const;

/** Also linked with them. */
export const guideMore = [
  { label: "Recherche", short: "Recherche", description: "Tous les filtres", route: routes.search },
  { label: "Liste des concessionnaires", short: "Concessionnaires", description: "Qui vend quelle marque, et où", route: routes.guideDealers },
  { label: "Avis des automobilistes", short: "Avis", description: "Ce qu’en disent ceux qui roulent avec", route: routes.reviews },
] as const;
