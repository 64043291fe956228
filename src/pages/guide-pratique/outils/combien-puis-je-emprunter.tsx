import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ToolHead } from "../../../costs/tools/tool-head";
import { ReachTool } from "../../../costs/tools/reach-tool";
import { ratesOf } from "../../../costs/rules/parameters";
import { quotaText, REACH_KEYS } from "../../../costs/rules/reach";
import { known, sentence, type LabelledParameter } from "../../../costs/rules/figure-texts";
import { routes } from "../../../routes";
import { ToolPage } from "../../../costs/tools/tool-page";
import type { ToolText } from "../../../costs/tools/tool-text";

function toolOf(parameters: readonly LabelledParameter[]): ToolText {
  const quota = ratesOf(parameters, ["credit_quotite"])?.credit_quotite ?? null;
  return {
    path: routes.reachTool,
    title: "Combien puis-je emprunter ?",
    lead: "De votre salaire au prix de la voiture.",
    description: "De votre salaire au prix de la voiture : mensualité possible, emprunt, apport.",
    facts: known([
      sentence`Une banque regarde ce qui reste de votre salaire net une fois vos autres crédits payés. D’usage, tous les crédits ensemble prennent au plus ${quota === null ? null : quotaText(quota)} du salaire ; chaque banque fixe sa règle.`,
      "Le salaire doit le plus souvent être domicilié dans la banque qui prête, et le contrat être à durée indéterminée.",
    ]),
    questions: [
      {
        question: "Un revenu sans fiche de paie compte-t-il ?",
        answer:
          "Pour les commerçants et les indépendants, la banque demande des relevés de compte sur plusieurs mois, parfois un garant. La microfinance prête plus facilement, et plus cher.",
      },
      {
        question: "Que faire si le montant est trop bas ?",
        answer:
          "Allonger la durée, augmenter l’apport, solder un petit crédit en cours : essayez chaque chiffre, le résultat suit.",
      },
      {
        question: "Cet outil m’engage-t-il ?",
        answer: "Non. Rien n’est envoyé ni gardé : le calcul se fait sur votre appareil.",
      },
    ],
  };
}

/** Address of the search for cars up to a price. */
const carsUpTo = (price: number) => `${routes.search}?prix_max=${price}`;

export default function ReachPage({ data }: PageProps<Queries.ReachPageQuery>) {
  const parameters = data.parameters.nodes;
  return (
    <ToolPage tool={toolOf(parameters)} figures={parameters} keys={REACH_KEYS}>
      <ReachTool parameters={parameters} carsUpTo={carsUpTo} />
    </ToolPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ReachPageQuery>) => (
  <ToolHead tool={toolOf(data.parameters.nodes)} location={location} />
);

export const query = graphql`
  query ReachPage {
    parameters: allCountryParameter(filter: { group: { in: ["credit"] } }, sort: { key: ASC }) {
      nodes {
        ...Cost
      }
    }
  }
`;
