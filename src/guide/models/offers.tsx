import type { OfferWords } from "../promos/offer-words";
import * as styles from "./offers.page.module.css";

/** The offers that run on a car, beside its price. @param offers in words that the build finds: they are no part of the page's scripts */
export const Offers = ({ offers }: { offers: readonly OfferWords[] }) =>
  offers.length === 0 ? null : (
    <ul className={styles.offers} aria-label="Offres en cours">
      {offers.map(({ id, head, text }) => (
        <li key={id}>
          <b>{head}</b>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
