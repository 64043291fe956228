import { useEffect, useState } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { useContact } from "./use-contact";
import { openPopup } from "../../shared/popups/popups-state";
import { WAITING } from "../../contract/market/waiting";
import { frenchDate } from "../../shared/dates/dates";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import { Breadcrumb } from "../../shared/ui/breadcrumb";
import { Section } from "../../shared/ui/section";
import { ThumbBar } from "../../shared/ui/thumb-bar";
import { AdList } from "../cards/ad-list";
import { AdContact } from "./ad-contact";
import { AdDetails } from "./ad-details";
import { AdGallery } from "./ad-gallery";
import { AdHead } from "./ad-head";
import * as styles from "./ad-page.page.module.css";
import { AdSlots, Row, Word } from "./ad-slots";

interface Props {
  /** Null in the built page, which the edge fills, and until the ad is loaded. */
  readonly ad: AdDetail | null;
  /** Whether the ad is under review: the page then shows nothing of it. */
  readonly waiting?: boolean;
}

/** The page of an ad. */
export function AdView({ ad, waiting = false }: Props) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const reaching = useContact(ad?.id ?? "");
  return (
    <AdSlots ad={ad}>
      <div className={`wrap ${styles.page}`}>
        <Breadcrumb
          crumbs={[
            { label: "Accueil", path: routes.home },
            { label: "Voitures d’occasion", path: routes.usedCars },
            { label: "Annonces", path: routes.usedSearch },
          ]}
        />
        <div data-ad-waiting className="stack" hidden={!waiting}>
          {/* The page has its own title further down, for an ad that can be shown. */}
          <p role="heading" aria-level={1} className={styles.closed}>
            {WAITING}
          </p>
          <a className="button plain" href={routes.usedSearch}>
            Les autres annonces
          </a>
        </div>
        <div data-ad-view hidden={waiting}>
          <Row name="closed">
            <Word name="closed" as="p" className={styles.closed} />
          </Row>
          {alive && ad === null && <p className="quiet">L’annonce arrive…</p>}
          <div className={styles.top}>
            <AdGallery ad={ad} alive={alive} />
            <AdHead ad={ad} alive={alive} reaching={reaching} />
          </div>
          <AdDetails />
          {alive && ad && <Others ad={ad} />}
          <Row name="reach" className={styles.thumb}>
            <ThumbBar>
              <AdContact ad={ad} reaching={reaching} short />
            </ThumbBar>
          </Row>
        </div>
      </div>
    </AdSlots>
  );
}

/** What loads with the scripts: the price history, similar ads, and the report button. */
function Others({ ad }: { ad: AdDetail }) {
  const report = (button: HTMLElement) =>
    openPopup(button, async () => {
      const { ReportPopup } = await import("./report-popup");
      return <ReportPopup ad={ad} />;
    });
  return (
    <>
      {ad.price_history.length > 1 && (
        <Section title="Le prix depuis sa publication">
          <ol className={styles.prices}>
            {ad.price_history.map(({ price, at }) => (
              <li key={at}>
                {frenchDate(at)} : <b className="price">{formatPrice(price)}</b>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {ad.similar.length > 0 && (
        <Section title="Annonces similaires" more={`${routes.usedSearch}?modele=${ad.model_key}`}>
          <AdList ads={ad.similar} />
        </Section>
      )}
      {ad.state === "publiee" && (
        <p className={styles.report}>
          <button
            type="button"
            className="button plain"
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
