import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ToolHead } from "../../../app/tool-head";
import { LOAN_KEYS, LoanTool } from "../../../features/tools/loan-tool";
import { routes } from "../../../routes";
import { ToolPage } from "../../../sections/tool-page";
import type { ToolText } from "../../../ui/tool-text";

const TOOL: ToolText = {
  path: routes.loanTool,
  title: "Simulateur de crédit",
  lead: "Votre mensualité, ce que coûtent les intérêts, et le coût total de la voiture.",
  facts: [
    "Les offres relevées vont de 8 à 18 % par an, sur 12 à 60 mois, avec un apport de 10 à 30 %. Une même voiture peut coûter un million de plus d’une offre à l’autre.",
    "Comparez toujours le taux effectif global, frais de dossier et assurance compris : c’est lui que la loi plafonne.",
  ],
  questions: [
    { question: "Vaut-il mieux une durée courte ou longue ?", answer: "Longue, la mensualité baisse et le coût monte. Pour 8.000.000 FCA à 12 %, passer de 48 à 60 mois fait gagner 32.715 FCA par mois et en coûte 565.142 de plus en tout." },
    { question: "Quel salaire faut-il ?", answer: "La banque prend en général un tiers du salaire net pour tous les crédits. Notre outil « Combien puis-je emprunter ? » fait le calcul dans l’autre sens." },
    { question: "L’assurance du crédit est-elle obligatoire ?", answer: "Les banques la demandent presque toujours. Ajoutez-la au calcul : elle compte dans le coût total." },
  ],
};

export default function LoanPage({ data }: PageProps<Queries.LoanPageQuery>) {
  const parameters = data.parameters.nodes;
  return (
    <ToolPage tool={TOOL} figures={parameters} keys={LOAN_KEYS}>
      <LoanTool parameters={parameters} />
    </ToolPage>
  );
}

export const Head = ({ location }: HeadProps) => <ToolHead tool={TOOL} location={location} />;

export const query = graphql`
  query LoanPage {
    parameters: allCountryParameter(filter: { group: { in: ["credit"] } }, sort: { key: ASC }) {
      nodes {
        ...Cost
      }
    }
  }
`;
