import { graphql } from "gatsby";
import { capitalised } from "../../shared/text/capital";
import { asOfText } from "../../shared/dates/dates";
import { CERTAINTY_WORDS } from "../rules/certainty-words";
import { parameterValue } from "../rules/parameter-value";
import { Section } from "../../shared/ui/section";
import * as styles from "./cost-table.page.module.css";

/** « au 24 octobre 2025, presse concordante : allAfrica »; without the year where the source says it already. */
function originOf({ effective, certainty, source }: Queries.CostFragment): string {
  const dated = effective && !(/^\d{4}$/.test(effective) && source.includes(effective));
  return `${dated ? `${asOfText(effective)}, ` : ""}${CERTAINTY_WORDS[certainty]}\u00a0: ${source}`;
}

/** The origin that several costs have, of which it is said once; undefined where each has its own. */
function commonOrigin(costs: readonly Queries.CostFragment[]): string | undefined {
  const origins = costs.map(originOf);
  const times = (origin: string) => origins.filter((one) => one === origin).length;
  const most = Math.max(...origins.map(times));
  return most > 1 ? origins.find((origin) => times(origin) === most) : undefined;
}

interface Props {
  title?: string;
  costs: readonly Queries.CostFragment[];
}

/** Costs in the editors’ order, of which one may be the sum of those before, with their date, source and degree of certainty: a figure that can become outdated is always shown with them (rule: costs/dated-figures). */
export function CostTable({ title = "Ce que ça coûte", costs }: Props) {
  if (costs.length === 0) return null;
  const common = commonOrigin(costs);
  return (
    <Section title={title} id="couts">
      <ul className={styles.costs}>
        {costs.map((cost) => {
          const origin = originOf(cost);
          const words = [origin !== common && `${capitalised(origin)}.`, cost.note].filter(Boolean).join(" ");
          return (
            <li key={cost.key}>
              <span>{cost.label}</span> <strong className="price">{parameterValue(cost)}</strong>{" "}
              {words && <small className="quiet">{words}</small>}
            </li>
          );
        })}
      </ul>
      {common && (
        <p className="small quiet">
          {costs.every((cost) => originOf(cost) === common) ? capitalised(common) : `Sauf mention contraire, ${common}`}
          .
        </p>
      )}
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
