import { routes } from "./routes";

/** The five children of Guide Auto in the mega menu, each with its description, and a short name for the tabs. */
export const guideMenu = [
  { label: "Voitures neuves", short: "Voitures neuves", description: "Par marque et modèle", route: routes.newCars },
  { label: "Promos du moment", short: "Promos", description: "Les remises en cours", route: routes.promos },
  { label: "Voitures électriques", short: "Électriques", description: "Autonomie et recharge", route: routes.electric },
  {
    label: "Voitures haut de gamme",
    short: "Haut de gamme",
    description: "SUV et berlines de prestige",
    route: routes.premium,
  },
  { label: "Nouveautés au marché", short: "Nouveautés", description: "Arrivées et à venir", route: routes.novelties },
] as const;

/** Also linked with them. */
export const guideMore = [
  { label: "Recherche", short: "Recherche", route: routes.search },
  { label: "Liste des concessionnaires", short: "Concessionnaires", route: routes.guideDealers },
  { label: "Avis des automobilistes", short: "Avis", route: routes.reviews },
] as const;
