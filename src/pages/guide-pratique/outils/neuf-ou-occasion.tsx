import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ToolHead } from "../../../costs/tools/tool-head";
import { NewOrUsedTool } from "../../../costs/tools/new-or-used-tool";
import { NEW_OR_USED_KEYS } from "../../../costs/rules/new-or-used";
import { newOrUsedTool } from "../../../routes";
import type { ChooseCars } from "../../../costs/tools/choose-cars";
import { chooseNewCar } from "../../../guide/compare/choose-new-car";
import { ToolPage } from "../../../costs/tools/tool-page";
import type { ToolText } from "../../../costs/tools/tool-text";

const TOOL: ToolText = {
  path: newOrUsedTool,
  title: "Neuve ou d’occasion ?",
  lead: "Ce que deux voitures coûtent sur cinq ans.",
  description: "Ce que deux voitures, neuves ou d’occasion, coûtent sur cinq ans.",
  facts: [
    "Une occasion coûte moins à l’achat et perd moins ; une neuve boit souvent moins et tombe moins en panne. Ce sont vos kilomètres qui décident.",
  ],
  questions: [
    {
      question: "Pourquoi l’entretien et les réparations sont-ils à zéro ?",
      answer:
        "Personne ne publie de barème sûr au Sénégal. Demandez un devis pour la neuve, l’avis d’un mécanicien pour l’occasion : la comparaison n’est juste qu’avec eux.",
    },
    {
      question: "Quels risques ne se chiffrent pas ?",
      answer:
        "Pour l’occasion : compteur reculé, papiers manquants, choc mal réparé, que cherche un mécanicien. Pour la neuve : délai de livraison, pièce pas encore au pays.",
    },
  ],
};

const cotes = () => import("../../../market/cote/choose-cote");

/** The guide's new cars and the market's estimates, read by code that is loaded once one is chosen. */
const CHOOSE: ChooseCars = {
  fresh: chooseNewCar,
  used: async (...choice) => (await cotes()).chooseCote(...choice),
  within: async (...choice) => (await import("../../../market/budget/choose-within")).chooseWithin(...choice),
  same: async (model) => (await cotes()).sameUsed(model, Date.now()),
};

export default function NewOrUsedPage({ data }: PageProps<Queries.NewOrUsedPageQuery>) {
  const parameters = data.parameters.nodes;
  return (
    <ToolPage tool={TOOL} figures={parameters} keys={NEW_OR_USED_KEYS}>
      <NewOrUsedTool parameters={parameters} choose={CHOOSE} />
    </ToolPage>
  );
}

export const Head = ({ location }: HeadProps) => (
  <ToolHead tool={TOOL} location={location} ending="Le calcul sur cinq ans" />
);

export const query = graphql`
  query NewOrUsedPage {
    parameters: allCountryParameter(filter: { group: { in: ["carburant", "electricite", "visite_technique", "entretien", "assurance", "immatriculation", "credit"] } }, sort: { key: ASC }) {
      nodes {
        ...Cost
      }
    }
  }
`;
