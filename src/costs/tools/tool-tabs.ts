import { newOrUsedTool, routes } from "../../routes";
import { toolMenu } from "./tool-menu";

/** What the row of tabs calls each tool, so that all fit into one line of a desktop; the tools keep their names everywhere else. */
const SHORT: Readonly<Record<(typeof toolMenu)[number]["route"], string>> = {
  [routes.onTheRoadTool]: "Prix clé en main",
  [routes.monthlyTool]: "Par mois",
  [newOrUsedTool]: "Neuve ou occasion",
  [routes.loanTool]: "Crédit",
  [routes.reachTool]: "Emprunt",
  [routes.customsTool]: "Dédouanement",
  [routes.roadFitness]: "Adaptée au Sénégal",
};

export const toolTabs = toolMenu.map(({ route }) => ({ label: SHORT[route], path: route }));
