import { graphql } from "gatsby";
import { capitalised } from "../../shared/text/capital";
import { asOfText } from "../../shared/dates/dates";
import { CERTAINTY_WORDS } from "../rules/certainty-words";
import { parameterValue } from "../rules/parameter-value";
import { Section } from "../../shared/ui/section";
import * as styles from "./cost-table.page.module.css";

/** « En 2025. », unless the source says the year already. */
const dateOf = ({ effective, source }: Queries.CostFragment) =>
  effective && !(/^\d{4}$/.test(effective) && source.includes(effective))
    ? `${capitalised(asOfText(effective))}. `
    : "";

/** Costs in the editors’ order, of which one may be the sum of those before, with their date, source and degree of certainty: a figure that can become outdated is always shown with them. */
export function CostTable({
  title = "Ce que ça coûte",
  costs,
}: {
  title?: string;
  costs: readonly Queries.CostFragment[];
}) {
  if (costs.length === 0) return null;
  return (
    <Section title={title} id="couts">
      <ul className={styles.costs}>
        {costs.map((cost) => (
          <li key={cost.key}>
            <span>{cost.label}</span> <strong className="price">{parameterValue(cost)}</strong>{" "}
            <small className="quiet">
              {dateOf(cost)}
              {`${capitalised(CERTAINTY_WORDS[cost.certainty])}\u00a0: ${cost.source}.`}
              {cost.note && ` ${cost.note}`}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Cost on CountryParameter {
    key
    label
    value
    valueMax
    unit
    effective
    source
    certainty
    note
  }
`;
