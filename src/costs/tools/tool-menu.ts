import { newOrUsedTool, routes } from "../../routes";

/** The tools that calculate with the country's dated figures (rule: costs/dated-figures). */
export const toolMenu = [
  {
    label: "Prix clé en main",
    description: "Du prix affiché au volant : papiers, plaques, assurance",
    route: routes.onTheRoadTool,
  },
  {
    label: "Combien par mois ?",
    description: "Carburant ou électricité, assurance, perte de valeur",
    route: routes.monthlyTool,
  },
  {
    label: "Neuve ou d’occasion ?",
    description: "Deux voitures sur cinq ans : crédit, carburant, perte de valeur",
    route: newOrUsedTool,
  },
  { label: "Simulateur de crédit", description: "Mensualité, intérêts, coût total", route: routes.loanTool },
  { label: "Combien puis-je emprunter ?", description: "Du salaire au prix de la voiture", route: routes.reachTool },
  {
    label: "Simulateur de dédouanement",
    description: "Droits et taxes ligne par ligne, âge limite",
    route: routes.customsTool,
  },
  {
    label: "Adaptée au Sénégal ?",
    description: "Ville, route, piste, hivernage : la formule de nos notes",
    route: routes.roadFitness,
  },
] as const;

/** Tools related to each topic of the practical guide, by the topic's slug. */
const TOOLS_OF_TOPICS: Readonly<Record<string, readonly string[]>> = {
  "assurer-mon-vehicule": [routes.onTheRoadTool, routes.monthlyTool],
  "financer-mon-vehicule": [newOrUsedTool, routes.loanTool, routes.reachTool, routes.monthlyTool],
  immatriculation: [routes.customsTool, routes.onTheRoadTool],
  "visite-technique": [routes.monthlyTool],
  vignette: [routes.monthlyTool],
};
export const toolsOf = (topicSlug: string) =>
  toolMenu.filter(({ route }) => TOOLS_OF_TOPICS[topicSlug]?.includes(route));
