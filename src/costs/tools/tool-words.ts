import { newOrUsedTool, routes } from "../../routes";
import type { toolMenu } from "./tool-menu";

/** Other words by which visitors look for a tool. Only the build reads them, for the search of the header. */
export const toolWords: Readonly<Record<(typeof toolMenu)[number]["route"], string>> = {
  [routes.onTheRoadTool]:
    "frais immatriculation carte grise plaques taxe impôt mise en circulation coût total clés facture",
  [routes.monthlyTool]:
    "mensuel budget coût entretien carburant essence gasoil consommation assurance usage dépenses kilomètre",
  [newOrUsedTool]: "neuf occasion choisir comparer venant comparaison",
  [routes.loanTool]: "mensualité mensualités emprunt prêt banque financement taux intérêts traite échéance apport",
  [routes.reachTool]: "crédit emprunt prêt banque salaire capacité endettement financement budget",
  [routes.customsTool]:
    "douane douanes dédouaner importer importation import venant port droits taxes impôt TVA calcul valeur âge",
  [routes.roadFitness]: "piste hivernage garde au sol route brousse sable 4x4 robuste fiable fiabilité",
};
