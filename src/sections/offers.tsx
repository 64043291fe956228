import { graphql } from "gatsby";
import { frenchDate } from "../lib/dates";
import { enumerate, figure } from "../lib/figures";
import { formatPrice } from "../lib/price";
import * as styles from "./offers.page.module.css";

type Offer = Queries.OfferFragment;

interface Props {
  offers: readonly Offer[];
  /** Names of the model's versions by id, where the offers stand beside the prices of several. */
  versions?: ReadonlyMap<number, string> | undefined;
}

/** A promo for everybody is the car's price already; any other is worth something to those alone who meet its conditions. */
function headOf({ forEveryone, promoPrice, rate }: Offer): string {
  if (rate !== null) return `Crédit à ${figure(rate, "%")} ${forEveryone ? "pour tous" : "sous conditions"}`;
  if (forEveryone) return "Promo pour tous";
  return promoPrice === null ? "Offre sous conditions" : `Offre sous conditions\u00a0: ${formatPrice(promoPrice)}`;
}

/** « , version 1.2 GL »: nothing where the model has no other. */
function ofVersions({ versionIds }: Offer, versions: Props["versions"]): string {
  const names = versions && versionIds.length < versions.size ? versionIds.flatMap((id) => versions.get(id) ?? []) : [];
  return names.length === 0 ? "" : `, ${names.length > 1 ? "versions" : "version"} ${enumerate(names)}`;
}

/** The offers that run on a car, beside its price: until when, for whom, under which conditions. */
export function Offers({ offers, versions }: Props) {
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label="Offres en cours">
      {offers.map((offer) => {
        const conditions = offer.conditions ?? (offer.forEveryone ? null : "Conditions à demander au concessionnaire.");
        const said = [`${offer.title}${ofVersions(offer, versions)}.`, conditions, offer.dealer && `Chez ${offer.dealer.name}, ${offer.dealer.city}.`];
        return (
          <li key={offer.promoId}>
            <b>{`${headOf(offer)}, jusqu’au ${frenchDate(offer.end)}`}</b>
            <p className="quiet">{said.filter(Boolean).join(" ")}</p>
          </li>
        );
      })}
    </ul>
  );
}

export const fragment = graphql`
  fragment Offer on Promo {
    promoId
    title
    forEveryone
    promoPrice
    rate
    end
    conditions
    versionIds
    dealer {
      name
      city
    }
  }
`;
