import { newOrUsedTool, routes } from "../../routes";
import type { IconName } from "../../shared/ui/icon";
import type { toolMenu } from "./tool-menu";

type Route = (typeof toolMenu)[number]["route"];

const ICONS: Readonly<Record<Route, IconName>> = {
  [routes.onTheRoadTool]: "key-round",
  [routes.monthlyTool]: "calendar",
  [newOrUsedTool]: "scale",
  [routes.loanTool]: "badge-percent",
  [routes.reachTool]: "banknote",
  [routes.customsTool]: "ship",
  [routes.roadFitness]: "mountain",
};

/** The icon of a tool, on every page that lists them. */
export const toolIcon = (route: Route): IconName => ICONS[route];
