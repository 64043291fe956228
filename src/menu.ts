import { routes } from "./routes";

/** The five children of Guide Auto in the mega menu, each with its description (SPEC § 2.4), and a short name for the tabs. */
export const guideMenu = [
  { label: "Voitures neuves", short: "Voitures neuves", description: "Toutes les marques, tous les modèles", route: routes.newCars, icon: "car" },
  { label: "Promos du moment", short: "Promos", description: "Les remises en cours, avec leur date de fin", route: routes.promos, icon: "percent" },
  { label: "Voitures électriques", short: "Électriques", description: "Autonomie, recharge et coût aux 100 km", route: routes.electric, icon: "plug-zap" },
  { label: "Voitures haut de gamme", short: "Haut de gamme", description: "SUV, berlines et tout-terrain de prestige", route: routes.premium, icon: "sparkles" },
  { label: "Nouveautés au marché", short: "Nouveautés", description: "Ce qui vient d’arriver et ce qui arrive", route: routes.novelties, icon: "calendar" },
] as const;

/** Also linked with them. */
export const guideMore = [
  { label: "Liste des concessionnaires", short: "Concessionnaires", description: "Qui vend quelle marque, et où", route: routes.guideDealers, icon: "store" },
  { label: "Avis des automobilistes", short: "Avis", description: "Ce qu’en disent ceux qui roulent avec", route: routes.reviews, icon: "star" },
] as const;
