import { newOrUsedTool, routes } from "../../routes";

/** The tools that calculate with the country's dated figures (rule: costs/dated-figures), as every tool's page lists them. */
export const toolMenu = [
  { label: "Prix clé en main", route: routes.onTheRoadTool },
  { label: "Combien par mois ?", route: routes.monthlyTool },
  { label: "Neuve ou d’occasion ?", route: newOrUsedTool },
  { label: "Simulateur de crédit", route: routes.loanTool },
  { label: "Combien puis-je emprunter ?", route: routes.reachTool },
  { label: "Simulateur de dédouanement", route: routes.customsTool },
  { label: "Adaptée au Sénégal ?", route: routes.roadFitness },
] as const;

/** The same tools as links of a row. */
export const toolJumps: readonly { readonly label: string; readonly path: string }[] = toolMenu.map(
  ({ label, route }) => ({ label, path: route }),
);
