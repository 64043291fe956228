import type { AdDetail } from "../../contract/market/ad";
import type { Reaching } from "./use-contact";
import { alertOnAd } from "../../contract/market/alert-subject";
import { CompareButton } from "../../guide/compare/compare-button";
import { AlertButton } from "../alerts/alert-button";
import { useClosed } from "../../shared/served/closed";
import { Facts } from "../../shared/ui/facts";
import { Icon } from "../../shared/ui/icon";
import type { AdWords } from "../words/ad-words";
import { AdSeller } from "./ad-seller";
import { PriceLabel } from "../cards/price-label";
import * as styles from "./ad-page.page.module.css";
import { WholeWords } from "../../shared/ui/whole-words";

interface Props {
  readonly ad: AdDetail;
  readonly words: AdWords;
  readonly reaching: Reaching;
}

/** What a buyer needs first: the car, the price, and how to reach the seller, or why nobody can now. */
export function AdHead({ ad, words, reaching }: Props) {
  const closed = useClosed("read-only");
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
      {(ad.price_label || words.negotiable || words.index) && (
        <p className="row">
          {ad.price_label && <PriceLabel label={ad.price_label} />}
          {words.negotiable && <span className="badge">{words.negotiable}</span>}
          {words.index && <span className="small quiet">{words.index}</span>}
        </p>
      )}
      <Facts
        facts={[
          { icon: "calendar", label: "Année", value: words.year },
          { icon: "gauge", label: "Kilométrage", value: words.mileage },
          { icon: "fuel", label: "Énergie", value: words.energy },
          { icon: "cog", label: "Boîte", value: words.gearbox },
          { icon: "car", label: "État", value: words.condition },
          { icon: "file-text", label: "Papiers", value: words.papers },
        ]}
      />
      <AdSeller ad={ad} words={words} reaching={reaching} closed={closed} />
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
      <div className={`quiet small ${styles.dates}`}>
        {([words.published, words.reference, words.views] as const)
          .filter((text) => text !== null)
          .map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
      </div>
    </div>
  );
}
