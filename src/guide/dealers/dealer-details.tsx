import { dotted } from "../../shared/text/dotted";
import { graphql } from "gatsby";
import * as styles from "./dealer-card.module.css";
import { openingHours } from "./opening-hours";
import { OpeningStatus } from "./opening-status";

const SERVICES: Record<string, string> = {
  vente: "Vente",
  apres_vente: "Après-vente",
  pieces: "Pièces",
  carrosserie: "Carrosserie",
  financement: "Financement",
  reprise: "Reprise",
  location: "Location",
  recharge_ve: "Recharge électrique",
};
export const serviceName = (key: string) => SERVICES[key] ?? key;

/** Brands, services and opening hours of a dealer. */
export function DealerDetails({ dealer }: { dealer: Queries.DealerDetailsFragment }) {
  return (
    <>
      <p className="small">{dotted(dealer.brands.map(({ name }) => name))}</p>
      <p className="small quiet">{dotted(dealer.services.map(serviceName))}</p>
      {dealer.hours.length > 0 && (
        <>
          <OpeningStatus hours={dealer.hours} page={dealer.path} />
          <p className={`small quiet ${styles.hours}`}>
            {openingHours(dealer.hours)
              .map(({ days, open }) => `${days} ${open}`)
              .join("\n")}
          </p>
        </>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment DealerDetails on Dealer {
    path
    services
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
