import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { whatsappLink } from "../../shared/share/whatsapp-link";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./dealer-card.module.css";

interface Props {
  dealer: Queries.DealerCardFragment;
  /** Details that the directory adds. */
  children?: ReactNode;
}

interface Position {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Where a dealer is on OpenStreetMap; null if its position is unknown. */
export const directionsTo = ({ latitude, longitude }: Position) =>
  latitude !== null && longitude !== null
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`
    : null;

/** Card of a dealer with location and contact. Telephone numbers of the demo are not in service (rule: guide/demo-content). */
export function DealerCard({ dealer, children }: Props) {
  const place = [dealer.district, dealer.city].filter(Boolean).join(", ");
  const phone = dealer.phones[0];
  const map = directionsTo(dealer);
  return (
    <article className={`card ${styles.card}`}>
      <h3>
        <a href={dealer.path}>{dealer.name}</a>
      </h3>
      <p className={styles.place}>
        <Icon name="map-pin" size={16} />
        <span>
          {place} {dealer.verified && <span className="badge good">Vérifié</span>}
        </span>
      </p>
      {children}
      <p className={styles.actions}>
        {phone && (
          <a className="chip" href={`tel:${phone.dialled}`}>
            <Icon name="phone" size={18} />
            {phone.written}
          </a>
        )}
        {dealer.whatsapp && (
          <a className="chip" href={whatsappLink(dealer.whatsapp)} rel="noopener" target="_blank">
            <Icon name="whatsapp" size={18} /> WhatsApp
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
    path
    name
    district
    city
    latitude
    longitude
    phones {
      written
      dialled
    }
    whatsapp
    verified
  }
`;
