import * as styles from "../lists/model-card.module.css";
import { type PromoFoot, promoOffer } from "./promo-card";

/** What a promo asks for and where, on its card where this is wide enough (rule: guide/promo-card). Only the title of a rate says for how long it is. Conditions that nobody wrote down leave what it is. */
export const PromoTerms: PromoFoot = ({ promo }) => {
  const { title, rate, conditions, dealer } = promo;
  return (
    <>
      <p>{conditions ? `${rate === null ? "" : `${title}. `}${conditions}` : promoOffer(promo)}</p>
      {dealer && <p className={styles.quiet}>{`Chez ${dealer.name}, ${dealer.city}`}</p>}
    </>
  );
};
