import type { AdDetail } from "../../contract/market/ad";
import { dotted } from "../../shared/text/dotted";
import { initialsOf } from "../../shared/text/initials";
import type { Reaching } from "./use-contact";
import { alertOnAd } from "../../contract/market/alert-subject";
import { CompareButton } from "../../guide/compare/compare-button";
import { AlertButton } from "../alerts/alert-button";
import { routes } from "../../routes";
import { useClosed } from "../../shared/served/closed";
import { Facts } from "../../shared/ui/facts";
import { Icon } from "../../shared/ui/icon";
import type { AdWords } from "../words/ad-words";
import { AdContact } from "./ad-contact";
import { PriceLabel } from "../cards/price-label";
import { PriceRange } from "../estimate/price-range";
import * as styles from "./ad-page.page.module.css";
import { WholeWords } from "../../shared/ui/whole-words";

const BADGES = ["negotiable", "trade_in", "credit"] as const;

interface Props {
  readonly ad: AdDetail;
  readonly words: AdWords;
  readonly reaching: Reaching;
}

/** What a buyer needs first: the car, the price, how it compares with others, and how to reach the seller, or why nobody can now. */
export function AdHead({ ad, words, reaching }: Props) {
  const closed = useClosed("read-only");
  const badges = BADGES.filter((name) => words[name] !== null);
  return (
    <div className={styles.head}>
      <h1 dir="auto">
        <WholeWords text={words.title} />
      </h1>
      <p dir="auto" className="quiet">
        {words.brief}
      </p>
      <p className={styles.price}>
        <span className="price">{words.price}</span>
        {words.before && (
          <>
            {" "}
            <span className="visually-hidden">au lieu de </span>
            <s className="quiet">{words.before}</s>
          </>
        )}
      </p>
      {(ad.price_label || words.index) && (
        <p className="row">
          {ad.price_label && <PriceLabel label={ad.price_label} />}
          {words.index && <span className="small quiet">{words.index}</span>}
        </p>
      )}
      <Facts
        facts={[
          { icon: "gauge", label: "Kilométrage", value: words.mileage },
          { icon: "fuel", label: "Énergie", value: words.energy },
          { icon: "cog", label: "Boîte", value: words.gearbox },
          { icon: "car", label: "État", value: words.condition },
          { icon: "file-text", label: "Papiers", value: words.papers },
        ]}
      />
      {ad.estimate && <PriceRange price={ad.price} estimate={ad.estimate} />}
      {badges.length > 0 && (
        <div className="row">
          {badges.map((name) => (
            <span key={name} className="badge">
              {words[name]}
            </span>
          ))}
        </div>
      )}
      <div className={styles.sold}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(words.seller)}
        </span>
        <p className="row">
          <a href={routes.seller(ad.seller.id)} dir="auto">
            {words.seller}
          </a>
          {words.seller_verified && <span className="badge good">{words.seller_verified}</span>}
        </p>
        <p dir="auto" className="quiet small">
          {dotted([words.seller_type, words.place])}
          <br />
          {dotted([words.seller_since, words.seller_ads])}
        </p>
      </div>
      <p className={`small ${styles.compared}`}>
        {!ad.estimate && <span className="quiet">Prix non comparé. </span>}
        {ad.cote ? (
          <a href={ad.cote}>{`La cote ${ad.model}`}</a>
        ) : (
          <a href={`${routes.usedSearch}?modele=${ad.model_key}`}>{`Les autres ${ad.brand} ${ad.model}`}</a>
        )}
      </p>
      <div className={`quiet small ${styles.dates}`}>
        {([words.published, words.reference, words.views] as const)
          .filter((text) => text !== null)
          .map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
      </div>
      {words.reach && (
        <div className={`no-print ${styles.reach}`}>
          <h2 className="visually-hidden">{words.reach}</h2>
          {closed === null ? (
            <div className={styles.buttons}>
              <AdContact ad={ad} reaching={reaching} />
            </div>
          ) : (
            <p className={styles.closed}>{closed}</p>
          )}
          {words.call_hours && (
            <p dir="auto" className="quiet small">
              {words.call_hours}
            </p>
          )}
        </div>
      )}
      <p className={styles.safety}>
        <b>Ne payez jamais d’avance.</b> Voyez la voiture et les papiers. Vérifiez le numéro de châssis.
      </p>
      {ad.state === "publiee" && (
        <div className="no-print row">
          <CompareButton car={{ id: ad.id, name: ad.title }} sign={<Icon name="scale" />} />
          {closed === null && (
            <AlertButton search={alertOnAd(ad.id)} className="chip">
              <Icon name="bell" />
              Suivre son prix
            </AlertButton>
          )}
        </div>
      )}
    </div>
  );
}
