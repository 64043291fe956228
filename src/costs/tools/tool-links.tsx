import { newOrUsedTool, routes } from "../../routes";
import { toolJumps } from "./tool-menu";
import { Jumps } from "../../shared/ui/jumps";
import { Section } from "../../shared/ui/section";

/** Tools related to each topic of the practical guide, by the topic's slug. */
const TOOLS_OF_TOPICS: Readonly<Record<string, readonly string[]>> = {
  "assurer-mon-vehicule": [routes.onTheRoadTool, routes.monthlyTool],
  "financer-mon-vehicule": [newOrUsedTool, routes.loanTool, routes.reachTool, routes.monthlyTool],
  "permis-de-conduire": [routes.onTheRoadTool, routes.monthlyTool],
  immatriculation: [routes.customsTool, routes.onTheRoadTool],
  "visite-technique": [routes.monthlyTool],
  vignette: [routes.monthlyTool],
};

/** Links from a topic of the practical guide to the related tools. */
export function ToolLinks({ topicSlug }: { topicSlug: string }) {
  const tools = toolJumps.filter(({ path }) => TOOLS_OF_TOPICS[topicSlug]?.includes(path));
  if (tools.length === 0) return null;
  return (
    <Section title="Calculez avec vos chiffres">
      <Jumps label="Outils" jumps={tools} />
    </Section>
  );
}
