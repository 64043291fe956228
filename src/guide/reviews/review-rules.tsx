import { routes } from "../../routes";
import { Icon } from "../../shared/ui/icon";
import * as folds from "../../shared/ui/jumps.module.css";
import * as styles from "../../shared/ui/prose.module.css";

/** What « Vérifié » on a review means. */
export const VERIFIED_BY = "le propriétaire nous a montré une photo de son tableau de bord.";

/** The rules for owners' reviews and the site's commitments about them, folded; who comes by a link to them finds them open (rule: guide/review-once, guide/review-no-contact, guide/review-waits). */
export function ReviewRules() {
  return (
    <details className={folds.folded}>
      <summary className="chip">
        Nos règles de publication
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className={`measure ${styles.prose}`} id="regles">
        <ul>
          <li>Un avis par personne et par modèle.</li>
          <li>Chaque avis est lu avant d’être publié, sous 48&nbsp;h.</li>
          <li>
            Un avis est refusé s’il contient une insulte, un numéro, un lien ou de la publicité, une promesse de
            prix&nbsp;; s’il parle d’une voiture que son auteur n’a ni possédée ni conduite&nbsp;; s’il est copié
            d’ailleurs.
          </li>
          <li>De son auteur, nous ne montrons que le pseudo et la ville.</li>
          <li>«&nbsp;Vérifié&nbsp;»&nbsp;: {VERIFIED_BY}</li>
          <li>
            «&nbsp;Signaler&nbsp;», sous chaque avis, nous le fait relire. Le vôtre se retire quand vous voulez, dans{" "}
            <a href={routes.account}>Mon compte</a>.
          </li>
          <li>Nous ne modifions aucun avis, et n’en vendons aucun.</li>
        </ul>
      </div>
    </details>
  );
}
