import type { AdDetail } from "../../contract/market/ad";
import type { Reaching } from "./use-contact";
import { KeepAdButton } from "../kept/keep-ad-button";
import { Share } from "../../shared/share/share";
import { routes } from "../../routes";
import { Facts } from "../../shared/ui/facts";
import { AdContact } from "./ad-contact";
import * as styles from "./ad-page.page.module.css";
import { Row, Word } from "./ad-slots";

const BADGES = ["label", "negotiable", "trade_in", "credit"] as const;

interface Props {
  readonly ad: AdDetail | null;
  readonly alive: boolean;
  readonly reaching: Reaching;
}

/** What a buyer needs first: the car, the price, how it compares with others, and how to reach the seller. */
export function AdHead({ ad, alive, reaching }: Props) {
  return (
    <div className={styles.head}>
      <div className="row">
        {BADGES.map((name) => (
          <Row key={name} name={name} as="span">
            <Word name={name} className="badge" />
          </Row>
        ))}
      </div>
      <Word name="title" as="h1" waiting="Voiture d’occasion" />
      <Row name="version" as="p">
        <Word name="version" className="quiet" />
      </Row>
      <p className={styles.price}>
        <Word name="price" className="price" />{" "}
        <Row name="before" as="span">
          <span className="visually-hidden">au lieu de </span>
          <Word name="before" as="s" className="quiet" />
        </Row>
      </p>
      <Row name="index" as="p">
        <Word name="index" className={styles.index} />
      </Row>
      <div className={`quiet small ${styles.dates}`}>
        <Word name="place" as="p" />
        <Word name="published" as="p" />
        <Word name="reference" as="p" />
        <Row name="views" as="p">
          <Word name="views" />
        </Row>
      </div>
      <Facts
        facts={[
          { icon: "calendar", label: "Année", value: <Word name="year" /> },
          { icon: "gauge", label: "Kilométrage", value: <Word name="mileage" /> },
          { icon: "fuel", label: "Énergie", value: <Word name="energy" /> },
          { icon: "cog", label: "Boîte", value: <Word name="gearbox" /> },
          { icon: "car", label: "État", value: <Word name="condition" /> },
          { icon: "file-text", label: "Papiers", value: <Word name="papers" /> },
        ]}
      />
      <Row name="reach" className={`no-print ${styles.reach}`}>
        <h2 className="visually-hidden">
          <Word name="reach" />
        </h2>
        <div className={styles.buttons}>
          <AdContact ad={ad} reaching={reaching} />
        </div>
        <Row name="call_hours" as="p">
          <Word name="call_hours" className="quiet small" />
        </Row>
      </Row>
      <p className={styles.safety}>
        <b>Ne payez jamais d’avance.</b> Voyez la voiture et les papiers. Vérifiez le numéro de châssis.
      </p>
      {alive && ad && (
        <div className="row">
          <KeepAdButton ad={ad} />
          <Share title={ad.title} url={location.origin + routes.ad(ad)} />
        </div>
      )}
    </div>
  );
}
