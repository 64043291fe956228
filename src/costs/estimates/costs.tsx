import { graphql } from "gatsby";
import { capitalised } from "../../shared/text/capital";
import { asOfText } from "../../shared/dates/dates";
import { CERTAINTY_WORDS } from "../rules/certainty-words";
import { parameterValue } from "../rules/parameter-value";
import * as styles from "./costs.page.module.css";

/** « au 24 octobre 2025, presse concordante : allAfrica »; without the date where the source says it already. */
function originOf({ effective, certainty, source }: Queries.CostFragment): string {
  const dated = effective && !source.includes(effective);
  return `${dated ? `${asOfText(effective)}, ` : ""}${CERTAINTY_WORDS[certainty]}\u00a0: ${source}`;
}

interface Props {
  costs: readonly Queries.CostFragment[];
}

/** Costs in the editors’ order, of which one may be the sum of those before, with their date, source and degree of certainty: a figure that can become outdated is always shown with them (rule: costs/dated-figures). */
export function Costs({ costs }: Props) {
  const origins = costs.map(originOf);
  /** The first origin that several costs have, said once for all of them; undefined where each has its own. */
  const common = origins.find((origin, at) => origins.indexOf(origin) < at);
  return (
    <>
      <ul className={styles.costs}>
        {costs.map((cost, at) => {
          const origin = origins[at] ?? "";
          const words = [origin !== common && `${capitalised(origin)}.`, cost.note].filter(Boolean).join(" ");
          return (
            <li key={cost.key}>
              <span>{cost.label}</span> <strong className="price">{parameterValue(cost)}</strong>{" "}
              {words && <small className="quiet">{words}</small>}
            </li>
          );
        })}
      </ul>
      {common && <p className="small quiet">{`Sauf mention contraire, ${common}.`}</p>}
    </>
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
