import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ToolHead } from "../../../costs/tools/tool-head";
import { CUSTOMS_TOOL_KEYS, CustomsTool } from "../../../costs/tools/customs-tool";
import { figureTexts, known, sentence, type LabelledParameter } from "../../../costs/rules/figure-texts";
import { routes } from "../../../routes";
import { ToolPage } from "../../../costs/tools/tool-page";
import { answered, type ToolText } from "../../../costs/tools/tool-text";

/** States what is known about the announced exemption. */
const exemptionSentence = (parameters: readonly LabelledParameter[]): string | null => {
  const { amount, since, when } = figureTexts(parameters);
  const rate = amount("douane_exoneration_electrique");
  if (rate !== null) return sentence`Oui : exonération de ${rate}, ${since("douane_exoneration_electrique")}.`;
  return sentence`Une exonération a été annoncée ${when("douane_exoneration_electrique")}, mais nous n’avons trouvé aucun texte : à confirmer auprès de la douane avant d’acheter.`;
};

function toolOf(parameters: readonly LabelledParameter[]): ToolText {
  const { amount, label, since } = figureTexts(parameters);
  const limit = (key: string) => sentence`${label(key)} : ${amount(key)}.`;
  return {
    path: routes.customsTool,
    title: "Simulateur de dédouanement",
    lead: "Droits et taxes à l’arrivée, ligne par ligne.",
    description:
      "Droits et taxes d’une voiture importée à Dakar, ligne par ligne, et la date jusqu’à laquelle elle peut entrer.",
    facts: known([
      sentence`Une voiture d’occasion arrivée par le port doit ${amount("douane_total_occasion_mer")} de sa valeur : droit de douane, redevances, TVA, enregistrement. Le droit de douane seul est de ${amount("douane_droit_voiture")}, et de ${amount("douane_droit_utilitaire")} pour un utilitaire.`,
      "La douane ne prend pas le prix de votre facture : elle part d’une valeur de référence (Argus en Europe, KBB aux États-Unis et en Asie), diminuée selon l’âge, plus le fret.",
      "Le dédouanement se fait à Dakar-Port par un transitaire agréé. Ses frais et ceux du port s’ajoutent à l’estimation.",
    ]),
    questions: answered([
      {
        question: "Jusqu’à quel âge peut-on importer une voiture ?",
        answer: sentence`${limit("import_age_max_voiture")} ${limit("import_age_max_lourd")} Ces limites valent ${since("import_age_max_voiture")} et se comptent au jour près, depuis la première mise en circulation.`,
      },
      {
        question: "Pourquoi ce total n’est-il pas celui qu’on m’a cité ?",
        answer: sentence`On cite encore ${amount("douane_total_ancien")} : c’est un ancien total, sans l’enregistrement. Celui de la douane est de ${amount("douane_total_occasion_mer")} pour une occasion par la mer.`,
      },
      { question: "Une voiture électrique est-elle exonérée ?", answer: exemptionSentence(parameters) },
    ]),
  };
}

export default function CustomsPage({ data }: PageProps<Queries.CustomsPageQuery>) {
  const parameters = data.parameters.nodes;
  return (
    <ToolPage tool={toolOf(parameters)} figures={parameters} keys={CUSTOMS_TOOL_KEYS}>
      <CustomsTool parameters={parameters} values={data.values.nodes} />
    </ToolPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.CustomsPageQuery>) => (
  <ToolHead tool={toolOf(data.parameters.nodes)} location={location} />
);

export const query = graphql`
  query CustomsPage {
    parameters: allCountryParameter(filter: { group: { in: ["douane", "importation", "change"] } }, sort: { key: ASC }) {
      nodes {
        ...Cost
      }
    }
    values: allCustomsValue(sort: [{ brand: ASC }, { model: ASC }, { year: ASC }, { origin: ASC }, { valueId: ASC }]) {
      nodes {
        ...CustomsValue
      }
    }
  }
`;
