import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ToolHead } from "../../../costs/tools/tool-head";
import { BUYING_KEYS, OnTheRoadTool } from "../../../costs/tools/on-the-road-tool";
import { figureTexts, known, sentence, type LabelledParameter } from "../../../costs/rules/figure-texts";
import { routes } from "../../../routes";
import { chooseNewCar } from "../../../guide/compare/choose-new-car";
import { ToolPage } from "../../../costs/tools/tool-page";
import { answered, type ToolText } from "../../../costs/tools/tool-text";

/** States whether a yearly tax has to be paid, depending on its amount. */
function vignetteSentence(parameters: readonly LabelledParameter[]): string | null {
  const { amount, when } = figureTexts(parameters);
  if (parameters.find(({ key }) => key === "vignette_montant")?.value !== 0)
    return sentence`Oui : ${amount("vignette_montant")}.`;
  return sentence`Non : elle a été supprimée ${when("vignette_montant")}. Un supplément d’environ ${amount("vignette_taxe_carburant")} l’a remplacée, déjà compris dans le prix à la pompe.`;
}

function toolOf(parameters: readonly LabelledParameter[]): ToolText {
  const { amount } = figureTexts(parameters);
  return {
    path: routes.onTheRoadTool,
    title: "Prix clé en main",
    lead: "Prix, papiers, plaques et assurance.",
    description: "Ce qu’il faut pour partir avec la voiture, neuve ou d’occasion : prix, papiers, plaques, assurance.",
    facts: known([
      "Le prix d’un concessionnaire comprend les droits de douane. Il ne comprend pas toujours les papiers, les plaques ni l’assurance, sans laquelle on ne roule pas.",
      sentence`Une voiture d’occasion doit en plus un droit d’enregistrement à la mutation : ${amount("immat_enregistrement_occasion")} du prix de vente, à confirmer au centre des impôts.`,
      "Chaque ligne dit d’où vient son chiffre et depuis quand il vaut. Vous avez un devis ? Modifiez la ligne : le total suit, et l’adresse de la page garde vos chiffres.",
    ]),
    questions: answered([
      {
        question: "L’assurance tous risques est-elle comprise ?",
        answer: sentence`Non : nous comptons la responsabilité civile, obligatoire, au minimum du barème de l’essence, le seul que nous connaissions. Une tous risques coûte de l’ordre de ${amount("assurance_tous_risques")} de la valeur de la voiture ; seul un devis fait foi.`,
      },
      { question: "Faut-il payer une vignette ?", answer: vignetteSentence(parameters) },
      {
        question: "La visite technique est-elle à payer tout de suite ?",
        answer: sentence`Nous ne la comptons pas pour une voiture neuve. La page officielle parle d’une visite tous les ${amount("vt_periodicite_particulier")}, sans dire quand vient la première : demandez-en la date au concessionnaire ou au centre de contrôle. Pour une occasion, la mutation demande une visite valable.`,
      },
    ]),
  };
}

export default function OnTheRoadPage({ data }: PageProps<Queries.OnTheRoadPageQuery>) {
  const parameters = data.parameters.nodes;
  return (
    <ToolPage tool={toolOf(parameters)} figures={parameters} keys={BUYING_KEYS}>
      <OnTheRoadTool parameters={parameters} cars={{ examples: data.examples.nodes, choose: chooseNewCar }} />
    </ToolPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.OnTheRoadPageQuery>) => (
  <ToolHead tool={toolOf(data.parameters.nodes)} location={location} />
);

export const query = graphql`
  query OnTheRoadPage {
    parameters: allCountryParameter(filter: { group: { in: ["immatriculation", "assurance", "visite_technique", "vignette", "douane"] } }, sort: { key: ASC }) {
      nodes {
        ...Cost
      }
    }
    ...ExampleCars
  }
`;
