import type { HeadProps } from "gatsby";
import { SimpleHead } from "../../../site/head/simple-head";
import { toolMenu } from "../../../costs/tools/tool-menu";
import { guidesHome, newOrUsedTool, routes } from "../../../routes";
import { site } from "../../../site";
import type { Crumb } from "../../../shared/ui/breadcrumb";
import { Icon, type IconName } from "../../../shared/ui/icon";
import { PageHead } from "../../../shared/ui/page-head";
import { WholeWords } from "../../../shared/ui/whole-words";
import * as styles from "./index.page.module.css";

/** What each tool answers, in two short lines of half a phone’s width, and its icon; the tools’ own pages do without. */
const TOOLS: Readonly<Record<(typeof toolMenu)[number]["route"], readonly [answer: string, icon: IconName]>> = {
  [routes.onTheRoadTool]: ["Papiers, plaques, assurance compris", "key-round"],
  [routes.monthlyTool]: ["Énergie, assurance, perte de valeur", "calendar"],
  [newOrUsedTool]: ["Deux voitures sur cinq ans", "scale"],
  [routes.loanTool]: ["Mensualité, intérêts, coût total", "badge-percent"],
  [routes.reachTool]: ["Du salaire au prix de la voiture", "banknote"],
  [routes.customsTool]: ["Droits, taxes et âge limite", "ship"],
  [routes.roadFitness]: ["Ville, route, piste, hivernage", "mountain"],
};
const TITLE = `Outils pour acheter ${site.inCountry}`;
const LEAD = "Chaque chiffre a sa date et sa source, et se corrige.";
const CRUMBS: readonly Crumb[] = [
  { label: "Accueil", path: routes.home },
  { label: "Guide pratique", path: guidesHome },
  { label: "Outils" },
];

export default function ToolsPage() {
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE} />
      <ul className={styles.tools}>
        {toolMenu.map(({ label, route }) => {
          const [answer, icon] = TOOLS[route];
          return (
            <li key={route}>
              <a className={`card ${styles.tool}`} href={route}>
                <Icon name={icon} size={24} />
                <h2>
                  <WholeWords text={label} />
                </h2>
                <p className="small quiet">{answer}</p>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={CRUMBS} location={location} />
);
