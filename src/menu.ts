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

/** What counts with the country's dated figures (MARKET § 3). */
export const toolMenu = [
  { label: "Prix clé en main", description: "Du prix affiché au volant : papiers, plaques, assurance", route: routes.onTheRoadTool },
  { label: "Combien par mois ?", description: "Carburant ou électricité, assurance, perte de valeur", route: routes.monthlyTool },
  { label: "Simulateur de crédit", description: "Mensualité, intérêts, coût total", route: routes.loanTool },
  { label: "Combien puis-je emprunter ?", description: "Du salaire au prix de la voiture", route: routes.reachTool },
  { label: "Simulateur de dédouanement", description: "Droits et taxes ligne par ligne, âge limite", route: routes.customsTool },
  { label: "Adaptée au Sénégal ?", description: "Ville, route, piste, hivernage : la formule de nos notes", route: routes.roadFitness },
] as const;

/** Which of them readers of a topic of the practical guide need, by the topic's slug. */
const TOOLS_OF_TOPICS: Readonly<Record<string, readonly string[]>> = {
  "assurer-mon-vehicule": [routes.onTheRoadTool, routes.monthlyTool],
  "financer-mon-vehicule": [routes.loanTool, routes.reachTool, routes.monthlyTool],
  immatriculation: [routes.customsTool, routes.onTheRoadTool],
  "visite-technique": [routes.monthlyTool],
  vignette: [routes.monthlyTool],
};
export const toolsOf = (topicSlug: string) => toolMenu.filter(({ route }) => TOOLS_OF_TOPICS[topicSlug]?.includes(route));
