import type { OfferWords } from "../promos/offer-words";
import * as styles from "./offers.page.module.css";

/** Current offers for a car, beside its price; the conditions of each unfold, and are open for who comes from the link of a promo. @param offers texts computed at build, so that the page's scripts need not contain the code for them */
export const Offers = ({ offers }: { offers: readonly OfferWords[] }) =>
  offers.length === 0 ? null : (
    <ul className={styles.offers} aria-label="Offres en cours">
      {offers.map(({ id, head, text }) => (
        <li key={id}>
          <details>
            <summary>
              {`${head} `}
              <u>conditions</u>
            </summary>
            <p id={id}>{text}</p>
          </details>
        </li>
      ))}
    </ul>
  );
