import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ToolHead } from "../../../app/tool-head";
import { CUSTOMS_TOOL_KEYS, CustomsTool } from "../../../features/tools/customs-tool";
import { routes } from "../../../routes";
import { ToolPage } from "../../../sections/tool-page";
import type { ToolText } from "../../../ui/tool-text";

const TOOL: ToolText = {
  path: routes.customsTool,
  title: "Simulateur de dédouanement",
  lead: "Droits et taxes d’une voiture importée à Dakar, ligne par ligne, et la date jusqu’à laquelle elle peut entrer.",
  facts: [
    "Une voiture d’occasion arrivée par le port doit près de la moitié de sa valeur : droit de douane, redevances, TVA, enregistrement. Les utilitaires paient un droit deux fois plus bas.",
    "La douane ne prend pas le prix de votre facture : elle part d’une valeur de référence (Argus en Europe, KBB aux États-Unis et en Asie), diminuée selon l’âge, plus le fret.",
    "Le dédouanement se fait à Dakar-Port par un transitaire agréé. Ses frais et ceux du port s’ajoutent à l’estimation.",
  ],
  questions: [
    { question: "Jusqu’à quel âge peut-on importer une voiture ?", answer: "Dix ans depuis la première mise en circulation pour une voiture ou un utilitaire de moins de 3,5 tonnes, quinze ans pour les véhicules lourds et de transport, selon le décret du 24 octobre 2025. La limite est un jour, pas une année." },
    { question: "Pourquoi ce total n’est-il pas celui qu’on m’a cité ?", answer: "On cite encore 44,48 % : c’est un ancien total, sans l’enregistrement. Celui de la douane est de 48,96 % pour une occasion par la mer." },
    { question: "Une voiture électrique est-elle exonérée ?", answer: "Une exonération a été annoncée en 2025, mais nous n’avons trouvé aucun texte : à confirmer auprès de la douane avant d’acheter." },
  ],
};

export default function CustomsPage({ data }: PageProps<Queries.CustomsPageQuery>) {
  const parameters = data.parameters.nodes;
  return (
    <ToolPage tool={TOOL} figures={parameters} keys={CUSTOMS_TOOL_KEYS}>
      <CustomsTool parameters={parameters} />
    </ToolPage>
  );
}

export const Head = ({ location }: HeadProps) => <ToolHead tool={TOOL} location={location} />;

export const query = graphql`
  query CustomsPage {
    parameters: allCountryParameter(filter: { group: { in: ["douane", "importation", "change"] } }, sort: { key: ASC }) {
      nodes {
        ...Cost
      }
    }
  }
`;
