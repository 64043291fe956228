import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./dealer-lines.page.module.css";
import { placeOf } from "./dealer-place";

interface Props<Dealer> {
  readonly dealers: readonly Dealer[];
  /** What stands beside the link to a dealer. */
  readonly beside?: (dealer: Dealer) => ReactNode;
}

/** List of dealers that links to their pages. */
export function DealerLines<Dealer extends Queries.DealerLineFragment>({ dealers, beside }: Props<Dealer>) {
  return (
    <ul className={styles.lines}>
      {dealers.map((dealer) => (
        <li key={dealer.dealerId}>
          <a href={dealer.path}>
            <b>
              {dealer.verified ? `${dealer.name}\u00a0` : dealer.name}
              {dealer.verified && <span className="badge good">Vérifié</span>}
            </b>
            <span className="quiet">{placeOf(dealer)}</span>
          </a>
          {beside?.(dealer)}
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment DealerLine on Dealer {
    dealerId
    path
    name
    district
    city
    verified
  }
`;
