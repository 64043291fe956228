import { newOrUsedTool, routes } from "../../routes";
import { toolJumps } from "./tool-menu";
import { Jumps } from "../../shared/ui/jumps";
import { Section } from "../../shared/ui/section";

/** Tools related to each topic of the practical guide, by the topic's slug. */
const TOOLS_OF_TOPICS: Readonly<Record<string, readonly string[]>> = {
  "assurer-mon-vehicule": [routes.onTheRoadTool, routes.monthlyTool],
  "financer-mon-vehicule": [newOrUsedTool, routes.loanTool, routes.reachTool, routes.monthlyTool],
  immatriculation: [routes.customsTool, routes.onTheRoadTool],
  "permis-de-conduire": [routes.onTheRoadTool, routes.monthlyTool],
  "visite-technique": [routes.monthlyTool],
  vignette: [routes.monthlyTool],
};

/** How the keys of the figures begin with which a tool counts. */
const FIGURES_OF_TOOLS: Readonly<Record<string, RegExp>> = {
  [routes.onTheRoadTool]: /^(?:immat|assurance)_/,
  [routes.monthlyTool]: /^(?:assurance|carburant|electricite|entretien|vt)_/,
  [newOrUsedTool]: /^entretien_/,
  [routes.loanTool]: /^credit_/,
  [routes.reachTool]: /^credit_/,
  [routes.customsTool]: /^(?:douane|import)_/,
};

interface Props {
  readonly topicSlug: string;
  /** The costs of a guide of the topic, which then has only the tools that count with such figures. */
  readonly costs?: readonly { readonly key: string }[];
}

/** Links from a topic of the practical guides, or from one of its guides, to the related tools. */
export function ToolLinks({ topicSlug, costs }: Props) {
  const tools = toolJumps.filter(
    ({ path }) =>
      TOOLS_OF_TOPICS[topicSlug]?.includes(path) &&
      (!costs || costs.some(({ key }) => FIGURES_OF_TOOLS[path]?.test(key))),
  );
  if (tools.length === 0) return null;
  return (
    <Section title="Calculez avec vos chiffres">
      <Jumps label="Outils" jumps={tools} />
    </Section>
  );
}
