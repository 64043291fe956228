import { capitalised } from "../../shared/text/capital";
import type { AdCard as Ad } from "../../contract/market/ad";
import { CONDITIONS, PAPERS, SELLER_TYPES } from "../../contract/market/lists";
import { WhatsappButton } from "../ad-page/whatsapp-button";
import { KeepAdButton } from "../kept/keep-ad-button";
import { count } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import { Ago } from "../../shared/ui/ago";
import { Icon } from "../../shared/ui/icon";
import { Picture } from "../../shared/ui/picture";
import * as styles from "./ad-card.page.module.css";
import { coverImage } from "./cover-image";
import { PriceLabel } from "./price-label";
import * as button from "./round-button.page.module.css";
import { carLine, NEXT } from "../words/car-line";

const SIZES = "(min-width: 1100px) 288px, (min-width: 600px) 46vw, 92vw";

/** A used-car ad in a list, whose title is its link (rule: market/ad-card). The photo comes first, then what a buyer compares, on the same lines of every card, and last what only some cards say. */
export function AdCard({ ad }: { ad: Ad }) {
  const lowered = ad.price_before !== null && ad.price_before > ad.price;
  const cleared = ad.papers === "dedouane_mute";
  const seller = SELLER_TYPES[ad.seller_type];
  return (
    <article className={`card ${styles.card}`}>
      <div className={styles.photo}>
        {ad.cover ? <Picture image={coverImage(ad.cover)} alt="" sizes={SIZES} /> : <NoPhoto />}
        <div className={styles.on}>
          <p>{CONDITIONS[ad.condition]}</p>
          {ad.photos > 0 && <p>{count(ad.photos, "photo")}</p>}
        </div>
      </div>
      <div className={styles.text}>
        <h3>
          <a href={routes.ad(ad)}>{ad.title}</a>
        </h3>
        <p className={styles.price}>
          <strong className="price">{formatPrice(ad.price)}</strong>
          {lowered && (
            <>
              {" "}
              <s className={styles.quiet}>
                <span className="visually-hidden">au lieu de </span>
                {formatPrice(ad.price_before)}
              </s>
            </>
          )}
        </p>
        <p>{carLine(ad)}</p>
        <p className={`${styles.quiet} ${styles.place}`}>
          <span>
            {capitalised(ad.town)}
            {NEXT}
            {ad.verified ? <b className={styles.verified}>{`${seller} vérifié`}</b> : seller}
          </span>{" "}
          <Ago at={ad.published_at} />
        </p>
        {(ad.price_label || ad.papers) && (
          <p className={styles.badges}>
            {ad.papers && <span className={`badge ${cleared ? "" : styles.warn}`}>{PAPERS[ad.papers]}</span>}{" "}
            {ad.price_label && <PriceLabel label={ad.price_label} short={ad.papers !== undefined && !cleared} />}
          </p>
        )}
        {ad.whatsapp && <WhatsappButton ad={ad} className={`${button.round} ${styles.reach}`} />}
      </div>
      <KeepAdButton ad={ad} className={`${button.round} ${styles.keep}`} />
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
