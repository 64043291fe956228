import { routes } from "../../routes";
import * as styles from "../lists/model-card.module.css";
import { type PromoFoot, promoOffer } from "./promo-card";
import * as own from "./promo-conditions.page.module.css";

/**
 * « Voir les conditions » of a promo (rule: guide/promo-card): of one that runs they are on the page of its model; of one that is still to come they unfold here.
 * Conditions that nobody wrote down leave what it is.
 */
export const PromoConditions: PromoFoot = ({ promo, upcoming }) => {
  const { promoId, title, conditions, dealer, model } = promo;
  if (!conditions) return <p className={styles.quiet}>{promoOffer(promo)}</p>;
  if (upcoming)
    return (
      <details className={own.foot}>
        <summary>Voir les conditions</summary>
        <p>
          {`${promoOffer(promo)}. ${conditions}`}
          {dealer && ` Chez ${dealer.name}, ${dealer.city}.`}
        </p>
      </details>
    );
  const page = routes.model(model.brand.slug, { id: model.modelId, slug: model.slug });
  return (
    <div className={own.foot}>
      {/* The browser follows it itself, and so opens the fold that it leads into. */}
      <a href={`${page}#offre-${promoId}`} target="_self">
        Voir les conditions
        <span className="visually-hidden">{` de la promo ${title}`}</span>
      </a>
    </div>
  );
};
