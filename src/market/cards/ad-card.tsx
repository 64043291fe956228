import { capitalised } from "../../shared/text/capital";
import { dotted } from "../../shared/text/dotted";
import type { AdCard as Ad } from "../../contract/market/ad";
import { CONDITIONS, ENERGIES, GEARBOXES, PAPERS, SELLER_TYPES } from "../../contract/market/lists";
import { WhatsappButton } from "../ad-page/whatsapp-button";
import { KeepAdButton } from "../kept/keep-ad-button";
import { count, figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import { Ago } from "../../shared/ui/ago";
import { Icon } from "../../shared/ui/icon";
import { Picture } from "../../shared/ui/picture";
import * as styles from "./ad-card.page.module.css";
import { coverImage } from "./cover-image";
import { PriceLabel } from "./price-label";

const SIZES = "(min-width: 1100px) 288px, (min-width: 600px) 46vw, 40vw";

/** A used-car ad in a list, whose title is its link (rule: market/ad-card). On phones the photo stands beside the title, the price and the papers, and the rest below both, so that the whole car is seen, unless the card is tall. @param soon whether its picture is in the first view of the page */
export function AdCard({ ad, soon = false, tall = false }: { ad: Ad; soon?: boolean; tall?: boolean }) {
  const facts = [CONDITIONS[ad.condition], figure(ad.mileage, "km"), ENERGIES[ad.energy], GEARBOXES[ad.gearbox]];
  const lowered = ad.price_before !== null && ad.price_before > ad.price;
  return (
    <article className={`card ${styles.card}${tall ? "" : ` ${styles.beside}`}`}>
      <div className={styles.photo}>
        {ad.cover ? (
          <Picture image={coverImage(ad.cover)} alt="" sizes={SIZES} turn={soon ? "soon" : "later"} />
        ) : (
          <NoPhoto />
        )}
        {ad.photos > 0 && <p className={styles.count}>{count(ad.photos, "photo")}</p>}
      </div>
      <div className={styles.text}>
        <h3>
          <a href={routes.ad(ad)}>{ad.title}</a>
        </h3>
        <p>
          <strong className="price">{formatPrice(ad.price)}</strong>
          {lowered && (
            <>
              {" "}
              <s className={styles.quiet}>
                <span className="visually-hidden">au lieu de </span>
                {formatPrice(ad.price_before)}
              </s>{" "}
              <span className="badge">Baisse</span>
            </>
          )}
        </p>
        {ad.price_label && <PriceLabel label={ad.price_label} />}
        {ad.papers && (
          <p className={styles.papers} data-done={ad.papers === "dedouane_mute" || undefined}>
            <Icon name={ad.papers === "dedouane_mute" ? "shield-check" : "file-text"} size={14} />
            {PAPERS[ad.papers]}
          </p>
        )}
      </div>
      <div className={`${styles.text} ${styles.more}`}>
        <p>{dotted(facts)}</p>
        <p className={styles.quiet}>
          {capitalised([ad.district, ad.town].filter(Boolean).join(", "))}
          {"\u00a0· "}
          <Ago at={ad.published_at} />
        </p>
        <p className={styles.seller}>
          {ad.seller_type !== "particulier" && <Icon name="store" size={14} />}
          {SELLER_TYPES[ad.seller_type]}
          {ad.verified && (
            <span className={styles.verified}>
              <Icon name="shield-check" size={14} />
              Vérifié
            </span>
          )}
        </p>
        <KeepAdButton ad={ad} className={styles.over} />
        {ad.whatsapp && <WhatsappButton ad={ad} className={`${styles.over} ${styles.reach}`} />}
      </div>
    </article>
  );
}

/** The placeholder for an ad without photos: a drawing of a car. */
function NoPhoto() {
  return (
    <span className={styles.none}>
      <Icon name="car" size={40} />
      <span className="small">Sans photo</span>
    </span>
  );
}
