import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../../site/head/simple-head";
import { exampleAnswers } from "../../../costs/tools/example-answers";
import { openingAnswers } from "../../../costs/tools/opening-answers";
import { toolIcon } from "../../../costs/tools/tool-icons";
import { toolMenu } from "../../../costs/tools/tool-menu";
import { formatPrice } from "../../../shared/figures/price";
import { guidesHome, newOrUsedTool, routes } from "../../../routes";
import { site } from "../../../site";
import type { Crumb } from "../../../shared/ui/breadcrumb";
import * as faq from "../../../shared/ui/faq.module.css";
import { Icon } from "../../../shared/ui/icon";
import { PageHead } from "../../../shared/ui/page-head";
import { Picture } from "../../../shared/ui/picture";
import { WholeWords } from "../../../shared/ui/whole-words";
import * as styles from "./index.page.module.css";

/** What each tool answers, in two short lines of half a phone’s width; the tools’ own pages do without. */
const ANSWERS: Readonly<Record<(typeof toolMenu)[number]["route"], string>> = {
  [routes.onTheRoadTool]: "Papiers, plaques, assurance au tiers",
  [routes.monthlyTool]: "Énergie, assurance, perte de valeur",
  [newOrUsedTool]: "Deux voitures sur cinq ans",
  [routes.loanTool]: "Mensualité, intérêts, coût total",
  [routes.reachTool]: "Du salaire au prix de la voiture",
  [routes.customsTool]: "Droits, taxes et âge limite",
  [routes.roadFitness]: "Ville, route, piste, hivernage",
};
const TITLE = `Outils pour acheter ${site.inCountry}`;
const LEAD = "Chaque chiffre a sa date et sa source, et se corrige.";
const CRUMBS: readonly Crumb[] = [
  { label: "Accueil", path: routes.home },
  { label: "Guide pratique", path: guidesHome },
  { label: "Outils" },
];

/** Every tool, with what it answers for a car that many owners wrote about, or for the example that it opens with. */
export default function ToolsPage({ data: { cars, parameters } }: PageProps<Queries.ToolsPageQuery>) {
  const [car] = cars.nodes;
  const example = exampleAnswers(car, parameters.nodes);
  const answers = { ...openingAnswers(parameters.nodes), ...example?.answers };
  const image = example && car?.cover?.file?.childImageSharp?.gatsbyImageData;
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE} />
      <ul className={styles.tools}>
        {toolMenu.map(({ label, route }, at) => {
          const own = answers[route];
          return (
            <li key={route}>
              <a className={`card ${styles.tool}`} href={own?.address ?? route}>
                {at === 0 && image ? (
                  <Picture image={image} alt="" sizes="(min-width: 768px) 400px, 45vw" />
                ) : (
                  <Icon name={toolIcon(route)} size={24} />
                )}
                <h2>
                  <WholeWords text={label} />
                </h2>
                {(at === 0 || !own) && <p className="small quiet">{ANSWERS[route]}</p>}
                {own && (
                  <p className={styles.example}>
                    <small>{own.of}</small> <b>{own.answer}</b>
                  </p>
                )}
                {at === 0 ? (
                  <span className={styles.go}>
                    Calculer <Icon name="arrow-right" size={18} />
                  </span>
                ) : (
                  <Icon name="arrow-right" size={18} />
                )}
              </a>
              {at === 0 && example && (
                <dl className={styles.bill}>
                  {example.bill.map((line) => (
                    <div key={line.label}>
                      <dt>{line.label}</dt> <dd>{formatPrice(line.amount)}</dd>
                    </div>
                  ))}
                </dl>
              )}
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
