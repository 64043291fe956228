import { routes } from "./routes";

/** The five entries under Guide Auto in the mega menu, each with a description and a short name for the tabs. */
export const guideMenu = [
  {
    label: "Voitures neuves",
    short: "Voitures neuves",
    description: "Par marque et modèle",
    icon: "car",
    route: routes.newCars,
  },
  {
    label: "Promos du moment",
    short: "Promos",
    description: "Les remises en cours",
    icon: "badge-percent",
    route: routes.promos,
  },
  {
    label: "Voitures électriques",
    short: "Électriques",
    description: "Autonomie et recharge",
    icon: "zap",
    route: routes.electric,
  },
  {
    label: "Voitures haut de gamme",
    short: "Haut de gamme",
    description: "SUV et berlines de prestige",
    icon: "gem",
    route: routes.premium,
  },
  {
    label: "Nouveautés au marché",
    short: "Nouveautés",
    description: "Arrivées et à venir",
    icon: "sparkles",
    route: routes.novelties,
  },
] as const;

/** Additional entries without a description. */
export const guideMore = [
  {
    label: "Recherche",
    short: "Recherche",
    icon: "search",
    route: routes.search,
  },
  {
    label: "Liste des concessionnaires",
    short: "Concessionnaires",
    icon: "store",
    route: routes.guideDealers,
  },
  {
    label: "Avis des automobilistes",
    short: "Avis",
    icon: "star",
    route: routes.reviews,
  },
] as const;

/** What buyers of a car from abroad look for, in their own words. */
export const importing = { label: "Importer, dédouaner", route: routes.customsTool };
