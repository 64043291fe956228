import type { HeadProps } from "gatsby";
import { SimpleHead } from "../../../site/head/simple-head";
import { toolMenu } from "../../../costs/tools/tool-menu";
import { routes } from "../../../routes";
import { site } from "../../../site";
import type { Crumb } from "../../../shared/ui/breadcrumb";
import * as grid from "../../../shared/ui/grid.module.css";
import { PageHead } from "../../../shared/ui/page-head";
import * as styles from "./index.page.module.css";

const TITLE = `Outils pour acheter ${site.inCountry}`;
const LEAD =
  "Des calculs ouverts : chaque ligne montre sa formule, sa date et sa source, et se corrige avec vos chiffres. Rien n’est envoyé.";
const CRUMBS: readonly Crumb[] = [{ label: "Accueil", path: routes.home }, { label: "Outils" }];

export default function ToolsPage() {
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE} lead={LEAD} />
      <ul className={grid.wide}>
        {toolMenu.map(({ label, description, route }) => (
          <li key={route}>
            <a className={`card ${styles.tool}`} href={route}>
              <h2>{label}</h2>
              <p className="quiet">{description}.</p>
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
