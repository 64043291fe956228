import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../../site/head/simple-head";
import { exampleAnswers } from "../../../costs/tools/example-answers";
import { toolMenu } from "../../../costs/tools/tool-menu";
import { guidesHome, newOrUsedTool, routes } from "../../../routes";
import { site } from "../../../site";
import type { Crumb } from "../../../shared/ui/breadcrumb";
import * as faq from "../../../shared/ui/faq.module.css";
import { Icon, type IconName } from "../../../shared/ui/icon";
import { PageHead } from "../../../shared/ui/page-head";
import { Picture } from "../../../shared/ui/picture";
import { WholeWords } from "../../../shared/ui/whole-words";
import * as styles from "./index.page.module.css";

/** What each tool answers, in two short lines of half a phone’s width, and its icon; the tools’ own pages do without. */
const TOOLS: Readonly<Record<(typeof toolMenu)[number]["route"], readonly [answer: string, icon: IconName]>> = {
  [routes.onTheRoadTool]: ["Papiers, plaques, assurance au tiers", "key-round"],
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

/** Every tool, with what it answers for a car that many owners wrote about. */
export default function ToolsPage({ data: { cars, parameters } }: PageProps<Queries.ToolsPageQuery>) {
  const [car] = cars.nodes;
  const example = exampleAnswers(car, parameters.nodes);
  const image = example && car?.cover?.file?.childImageSharp?.gatsbyImageData;
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE} />
      <ul className={styles.tools}>
        {toolMenu.map(({ label, route }, at) => {
          const [answer, icon] = TOOLS[route];
          const own = example?.answers[route];
          return (
            <li key={route}>
              <a className={`card ${styles.tool}`} href={own?.address ?? route}>
                {at === 0 && image ? (
                  <Picture image={image} alt="" sizes="(min-width: 768px) 400px, 45vw" />
                ) : (
                  <Icon name={icon} size={24} />
                )}
                <h2>
                  <WholeWords text={label} />
                </h2>
                {(at === 0 || !own) && <p className="small quiet">{answer}</p>}
                {own && (
                  <p className={styles.example}>
                    <small>{own.of}</small> <b>{own.answer}</b>
                  </p>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      {example && (
        <div className={`${faq.faq} ${styles.basis}`}>
          <details>
            <summary>Comment c’est calculé</summary>
            <p className="small quiet">{`Exemple\u00a0: ${example.basis}`}</p>
          </details>
        </div>
      )}
    </div>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={CRUMBS} location={location} />
);

export const query = graphql`
  query ToolsPage {
    parameters: allCountryParameter(filter: { value: { ne: null } }, sort: { key: ASC }) {
      nodes {
        key
        value
        valueMax
      }
    }
    cars: allModel(filter: { cheapestId: { ne: null } }, sort: [{ reviewCount: DESC }, { modelId: ASC }], limit: 1) {
      nodes {
        priceMinIsPromo
        ...ExampleCar
      }
    }
  }
`;
