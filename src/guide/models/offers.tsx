import type { OfferWords } from "../promos/offer-words";
import * as styles from "./offers.page.module.css";

/** Current offers for a car, shown beside its price. @param offers texts computed at build, so that the page's scripts need not contain the code for them */
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
