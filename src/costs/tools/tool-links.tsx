import { toolsOf } from "./tool-menu";
import { Jumps } from "../../shared/ui/jumps";
import { Section } from "../../shared/ui/section";

/** Links from a topic of the practical guide to the related tools. */
export function ToolLinks({ topicSlug }: { topicSlug: string }) {
  const tools = toolsOf(topicSlug);
  if (tools.length === 0) return null;
  return (
    <Section title="Calculez avec vos chiffres">
      <Jumps label="Outils" jumps={tools.map(({ label, route }) => ({ label, path: route }))} />
    </Section>
  );
}
