import { useEffect, useState } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { useContact } from "./use-contact";
import { openPopup } from "../../shared/popups/popups-state";
import { WAITING } from "../../contract/market/waiting";
import { useClosed } from "../../shared/served/closed";
import { routes } from "../../routes";
import { Section } from "../../shared/ui/section";
import { ThumbBar } from "../../shared/ui/thumb-bar";
import { AdRow } from "../cards/ad-row";
import { adWords } from "../words/ad-words";
import { AdContact } from "./ad-contact";
import { AdDetails } from "./ad-details";
import { AdFrame } from "./ad-frame";
import { AdGallery } from "./ad-gallery";
import { AdHead } from "./ad-head";
import { OwnName } from "./own-name";
import { PriceAmong } from "./price-among";
import { PriceHistory } from "./price-history";
import * as styles from "./ad-page.page.module.css";

interface Props {
  readonly ad: AdDetail;
  /** Public address of the site, without a path. */
  readonly origin: string;
}

/** The page of an ad, rendered by the Worker and, from the same ad, by the browser (rule: market/ad-page). */
export function AdView({ ad, origin }: Props) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const reaching = useContact(ad.id);
  const words = adWords(ad);
  const closed = useClosed("read-only");
  return (
    <AdFrame>
      {words.closed && <p className={styles.closed}>{words.closed}</p>}
      <div className={styles.top}>
        <AdGallery ad={ad} origin={origin} alive={alive} />
        <AdHead ad={ad} words={words} reaching={reaching} />
        <div className={styles.rest}>
          <PriceAmong ad={ad} />
          <OwnName ad={ad} />
          <AdDetails ad={ad} words={words} />
        </div>
      </div>
      <Others ad={ad} isOpen={closed === null} />
      {words.reach && closed === null && (
        <div className={styles.thumb}>
          <ThumbBar>
            <AdContact ad={ad} reaching={reaching} short />
          </ThumbBar>
        </div>
      )}
    </AdFrame>
  );
}

/** The page of an ad that is under review: nothing of the ad is shown. */
export const AdUnderReview = () => (
  <AdFrame>
    <h1 className={styles.closed}>{WAITING}</h1>
    <a className="button plain" href={routes.usedSearch}>
      Les autres annonces
    </a>
  </AdFrame>
);

/** The page of an ad until the ad is there. */
export const AdComing = () => (
  <AdFrame>
    <h1>Voiture d’occasion</h1>
    <p className="quiet">L’annonce arrive…</p>
  </AdFrame>
);

/** The price history, similar ads, and the report button unless reports are closed, which the head says. */
function Others({ ad, isOpen }: { ad: AdDetail; isOpen: boolean }) {
  const report = (button: HTMLElement) =>
    openPopup(button, async () => {
      const { ReportPopup } = await import("./report-popup");
      return <ReportPopup ad={ad} />;
    });
  return (
    <>
      <PriceHistory history={ad.price_history} />
      {ad.similar.length > 0 && (
        <Section title="Annonces similaires" more={`${routes.usedSearch}?modele=${ad.model_key}`}>
          <AdRow ads={ad.similar} />
        </Section>
      )}
      {ad.state === "publiee" && isOpen && (
        <p className={styles.report}>
          <button
            type="button"
            className="button plain live"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => void report(currentTarget)}
          >
            Signaler cette annonce
          </button>
        </p>
      )}
    </>
  );
}
