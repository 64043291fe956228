import type { ComponentProps } from "react";
import { Section } from "../../shared/ui/section";
import { Costs } from "./costs";

/** The costs of a guide, if it has any. */
export const CostTable = ({ costs }: ComponentProps<typeof Costs>) =>
  costs.length > 0 && (
    <Section title="Ce que ça coûte" id="couts">
      <Costs costs={costs} />
    </Section>
  );
