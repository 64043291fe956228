import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { DealerActions } from "./dealer-actions";
import * as styles from "./dealer-card.page.module.css";
import { placeOf } from "./dealer-place";

interface Props {
  dealer: Queries.DealerCardFragment;
  /** How far it is, where that is known. */
  distance?: string | null;
  /** Details that the directory adds. */
  children?: ReactNode;
}

/** Card of a dealer with location and contact. */
export function DealerCard({ dealer, distance, children }: Props) {
  return (
    <article className={`card ${styles.card}`}>
      <div>
        <h3>
          <a href={dealer.path}>{dealer.name}</a>
          {dealer.verified && (
            <>
              {"\u00a0"}
              <span className="badge good">Vérifié</span>
            </>
          )}
        </h3>
        <p className="small">
          {placeOf(dealer)}
          {distance && (
            <>
              {" "}
              <span className="badge">{distance}</span>
            </>
          )}
        </p>
        {children}
      </div>
      <DealerActions dealer={dealer} />
    </article>
  );
}

export const fragment = graphql`
  fragment DealerCard on Dealer {
    dealerId
    path
    name
    district
    city
    latitude
    longitude
    phones {
      dialled
    }
    whatsapp
    verified
  }
`;
