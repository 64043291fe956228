import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { routes } from "../../routes";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./dealer-card.module.css";

interface Props {
  dealer: Queries.DealerCardFragment;
  /** Details that the directory adds; elsewhere there are none and the name links to the directory. */
  children?: ReactNode;
}

/** Card of a dealer with location and contact. Telephone numbers of the demo are not in service (rule: guide/demo-content). */
export function DealerCard({ dealer, children }: Props) {
  const place = [dealer.district, dealer.city].filter(Boolean).join(", ");
  const phone = dealer.phones[0];
  const map =
    dealer.latitude !== null && dealer.longitude !== null
      ? `https://www.openstreetmap.org/?mlat=${dealer.latitude}&mlon=${dealer.longitude}&zoom=16`
      : null;
  return (
    <article className={`card ${styles.card}`} id={children ? dealer.slug : undefined}>
      <h3>{children ? dealer.name : <a href={`${routes.dealers}#${dealer.slug}`}>{dealer.name}</a>}</h3>
      <p className={styles.place}>
        <Icon name="map-pin" size={16} />
        <span>
          {place} {dealer.verified && <span className="badge good">Vérifié</span>}
        </span>
      </p>
      {children}
      <p className={styles.actions}>
        {phone && (
          <a className="chip" href={`tel:+221${phone.replace(/\D/g, "")}`}>
            <Icon name="phone" size={18} />
            {phone}
          </a>
        )}
        {map && (
          <a className="chip" href={map} rel="noopener" target="_blank">
            <Icon name="arrow-up-right" size={18} /> Itinéraire
          </a>
        )}
      </p>
    </article>
  );
}

export const fragment = graphql`
  fragment DealerCard on Dealer {
    dealerId
    slug
    name
    district
    city
    latitude
    longitude
    phones
    verified
  }
`;
