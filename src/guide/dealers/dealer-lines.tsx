import { graphql } from "gatsby";
import * as styles from "./dealer-lines.page.module.css";
import { placeOf } from "./dealer-place";

/** List of dealers that links to their pages. */
export function DealerLines({ dealers }: { dealers: readonly Queries.DealerLineFragment[] }) {
  return (
    <ul className={styles.lines}>
      {dealers.map((dealer) => (
        <li key={dealer.dealerId}>
          <a href={dealer.path}>
            {dealer.name}
            <span className="quiet">{placeOf(dealer)}</span>
          </a>
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
  }
`;
