import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ToolHead } from "../../../app/tool-head";
import { BUYING_KEYS, OnTheRoadTool } from "../../../features/tools/on-the-road-tool";
import { routes } from "../../../routes";
import { ToolPage } from "../../../sections/tool-page";
import type { ToolText } from "../../../ui/tool-text";

const TOOL: ToolText = {
  path: routes.onTheRoadTool,
  title: "Prix clé en main",
  lead: "Ce qu’il faut vraiment pour partir avec la voiture : prix affiché, carte grise, plaques, assurance d’un an.",
  facts: [
    "Le prix d’un concessionnaire comprend les droits de douane. Il ne comprend pas toujours les papiers, les plaques ni l’assurance, sans laquelle on ne roule pas.",
    "Chaque ligne dit d’où vient son chiffre et depuis quand il vaut. Vous avez un devis ? Modifiez la ligne : le total suit, et l’adresse de la page garde vos chiffres.",
  ],
  questions: [
    { question: "L’assurance tous risques est-elle comprise ?", answer: "Non : nous comptons la responsabilité civile, obligatoire, au minimum du barème de l’essence, le seul que nous connaissions. Une tous risques coûte de l’ordre de 2,5 à 4 % de la valeur par an ; seul un devis fait foi." },
    { question: "Faut-il payer une vignette ?", answer: "Non. La vignette a été supprimée le 1er janvier 2013 ; un supplément d’environ 10 francs par litre de carburant l’a remplacée." },
    { question: "La visite technique est-elle à payer tout de suite ?", answer: "Nous ne la comptons pas pour une voiture neuve. La page officielle parle d’une visite chaque année, sans dire quand vient la première : demandez-en la date au concessionnaire ou au centre de contrôle. Pour une occasion, la mutation demande une visite valable." },
  ],
};

export default function OnTheRoadPage({ data }: PageProps<Queries.OnTheRoadPageQuery>) {
  const parameters = data.parameters.nodes;
  return (
    <ToolPage tool={TOOL} figures={parameters} keys={BUYING_KEYS}>
      <OnTheRoadTool parameters={parameters} />
    </ToolPage>
  );
}

export const Head = ({ location }: HeadProps) => <ToolHead tool={TOOL} location={location} />;

export const query = graphql`
  query OnTheRoadPage {
    parameters: allCountryParameter(filter: { group: { in: ["immatriculation", "assurance", "visite_technique", "vignette"] } }, sort: { key: ASC }) {
      nodes {
        ...Cost
      }
    }
  }
`;
