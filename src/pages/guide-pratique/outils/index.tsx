import type { HeadProps } from "gatsby";
import { SimpleHead } from "../../../site/head/simple-head";
import { toolMenu } from "../../../costs/tools/tool-menu";
import { guidesHome, newOrUsedTool, routes } from "../../../routes";
import { site } from "../../../site";
import type { Crumb } from "../../../shared/ui/breadcrumb";
import * as grid from "../../../shared/ui/grid.module.css";
import { PageHead } from "../../../shared/ui/page-head";
import * as styles from "./index.page.module.css";

/** What each tool answers; the tools' own pages do without. */
const DESCRIPTIONS: Readonly<Record<(typeof toolMenu)[number]["route"], string>> = {
  [routes.onTheRoadTool]: "Du prix affiché au volant : papiers, plaques, assurance",
  [routes.monthlyTool]: "Carburant ou électricité, assurance, perte de valeur",
  [newOrUsedTool]: "Deux voitures sur cinq ans : crédit, carburant, perte de valeur",
  [routes.loanTool]: "Mensualité, intérêts, coût total",
  [routes.reachTool]: "Du salaire au prix de la voiture",
  [routes.customsTool]: "Droits et taxes ligne par ligne, âge limite",
  [routes.roadFitness]: "Ville, route, piste, hivernage : la formule de nos notes",
};
const TITLE = `Outils pour acheter ${site.inCountry}`;
const LEAD = "Chaque ligne montre sa formule, sa date et sa source, et se corrige. Rien n’est envoyé.";
const CRUMBS: readonly Crumb[] = [
  { label: "Accueil", path: routes.home },
  { label: "Guide pratique", path: guidesHome },
  { label: "Outils" },
];

export default function ToolsPage() {
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE} lead={LEAD} />
      <ul className={grid.wide}>
        {toolMenu.map(({ label, route }) => (
          <li key={route}>
            <a className={`card ${styles.tool}`} href={route}>
              <h2>{label}</h2>
              <p className="quiet">{DESCRIPTIONS[route]}.</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={CRUMBS} location={location} />
);
