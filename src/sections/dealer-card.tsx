import { graphql } from "gatsby";
import { Icon } from "../ui/icon";
import * as styles from "./dealer-card.module.css";
import { openingHours } from "./opening-hours";

const SERVICES: Record<string, string> = {
  vente: "Vente", apres_vente: "Après-vente", pieces: "Pièces", carrosserie: "Carrosserie", financement: "Financement",
  reprise: "Reprise", location: "Location", recharge_ve: "Recharge électrique",
};
export const serviceName = (key: string) => SERVICES[key] ?? key;

/** A dealer: where, what, when. Numbers of the demo cannot ring (MARKET § 4.4). */
export function DealerCard({ dealer }: { dealer: Queries.DealerCardFragment }) {
  const place = [dealer.district, dealer.city].filter(Boolean).join(", ");
  const phone = dealer.phones[0];
  const map = dealer.latitude !== null && dealer.longitude !== null
    ? `https://www.openstreetmap.org/?mlat=${dealer.latitude}&mlon=${dealer.longitude}#map=16/${dealer.latitude}/${dealer.longitude}`
    : null;
  return (
    <article className={`card ${styles.card}`} id={dealer.slug}>
      <h3>{dealer.name}</h3>
      <p className={styles.place}>
        <Icon name="map-pin" size={16} />
        <span>
          {place} {dealer.verified && <span className="badge good">Vérifié</span>}
        </span>
      </p>
      <p className="small">{dealer.brands.map(({ name }) => name).join(" · ")}</p>
      <p className="small quiet">{dealer.services.map(serviceName).join(" · ")}</p>
      {dealer.hours.length > 0 && (
        <p className={`small ${styles.place}`}>
          <Icon name="clock" size={16} />
          <span className={styles.hours}>{openingHours(dealer.hours).map(({ days, open }) => `${days} ${open}`).join("\n")}</span>
        </p>
      )}
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
    region
    latitude
    longitude
    phones
    services
    verified
    hours {
      day
      opens
      closes
    }
    brands {
      name
    }
  }
`;
