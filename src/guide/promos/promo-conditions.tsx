import { routes } from "../../routes";
import * as styles from "../lists/model-card.module.css";
import { type PromoFoot, promoOffer } from "./promo-card";
import * as own from "./promo-conditions.page.module.css";

/**
 * « Voir les conditions » of a promo that runs (rule: guide/promo-card): they are on the page of its model. Conditions that nobody wrote down leave what it is.
 */
export const PromoConditions: PromoFoot = ({ promo }) => {
  const { promoId, title, conditions, model } = promo;
  if (!conditions) return <p className={styles.quiet}>{promoOffer(promo)}</p>;
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
