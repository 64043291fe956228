import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ToolHead } from "../../../costs/tools/tool-head";
import { LOAN_KEYS, LoanTool } from "../../../costs/tools/loan-tool";
import { type Repayment, repayment } from "../../../costs/rules/loan";
import { ratesOf } from "../../../costs/rules/parameters";
import { quotaText } from "../../../costs/rules/reach";
import { figureTexts, known, sentence, type LabelledParameter } from "../../../costs/rules/figure-texts";
import { figure } from "../../../shared/figures/figures";
import { formatPrice, groupDigits } from "../../../shared/figures/price";
import { routes } from "../../../routes";
import { chooseNewCar } from "../../../guide/compare/choose-new-car";
import { ToolPage } from "../../../costs/tools/tool-page";
import { answered, type ToolText } from "../../../costs/tools/tool-text";

/** Example that compares the same loan over four and over five years. */
const LENT = 8_000_000;
const [SHORTER, LONGER] = [48, 60] as const;

/** « Pour 8.000.000 FCA à 13 % par an, passer de 48 à 60 mois fait gagner … » */
function lengthSentence(rate: number | null): string | null {
  if (rate === null) return null;
  const [shorter, longer] = [SHORTER, LONGER].map((months) => repayment({ amount: LENT, rate, months })) as [
    Repayment,
    Repayment,
  ];
  return `Une durée longue baisse la mensualité, mais augmente le coût. Pour ${formatPrice(LENT)} à ${figure(rate, "%")} par an, passer de ${SHORTER} à ${LONGER} mois fait gagner ${formatPrice(shorter.monthly - longer.monthly)} par mois et en coûte ${groupDigits(longer.cost - shorter.cost)} de plus en tout.`;
}

function toolOf(parameters: readonly LabelledParameter[]): ToolText {
  const { amount } = figureTexts(parameters);
  const rates = ratesOf(parameters, ["credit_taux", "credit_quotite"]);
  return {
    path: routes.loanTool,
    title: "Simulateur de crédit",
    lead: "Mensualité, intérêts et coût total.",
    description: "Votre mensualité, ce que coûtent les intérêts, et le coût total de la voiture.",
    facts: known([
      sentence`Les offres relevées vont de ${amount("credit_taux")}, sur ${amount("credit_duree")}, avec un apport de ${amount("credit_apport")}. D’une offre à l’autre, le coût d’une même voiture change beaucoup.`,
      "Comparez toujours le taux effectif global, frais de dossier et assurance compris : c’est lui que la loi plafonne.",
    ]),
    questions: answered([
      { question: "Vaut-il mieux une durée courte ou longue ?", answer: lengthSentence(rates?.credit_taux ?? null) },
      {
        question: "Quel salaire faut-il ?",
        answer: sentence`La banque prend en général ${rates && quotaText(rates.credit_quotite)} du salaire net pour tous les crédits. Notre outil « Combien puis-je emprunter ? » fait le calcul dans l’autre sens.`,
      },
      {
        question: "L’assurance du crédit est-elle obligatoire ?",
        answer: "Les banques la demandent presque toujours. Ajoutez-la au calcul : elle compte dans le coût total.",
      },
    ]),
  };
}

export default function LoanPage({ data }: PageProps<Queries.LoanPageQuery>) {
  const parameters = data.parameters.nodes;
  return (
    <ToolPage tool={toolOf(parameters)} figures={parameters} keys={LOAN_KEYS}>
      <LoanTool parameters={parameters} cars={{ examples: data.examples.nodes, choose: chooseNewCar }} />
    </ToolPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.LoanPageQuery>) => (
  <ToolHead tool={toolOf(data.parameters.nodes)} location={location} />
);

export const query = graphql`
  query LoanPage {
    parameters: allCountryParameter(filter: { group: { in: ["credit"] } }, sort: { key: ASC }) {
      nodes {
        ...Cost
      }
    }
    ...ExampleCars
  }
`;
