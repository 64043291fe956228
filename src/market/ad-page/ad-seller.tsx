import type { AdDetail } from "../../contract/market/ad";
import { routes } from "../../routes";
import { dotted } from "../../shared/text/dotted";
import type { AdWords } from "../words/ad-words";
import { AdContact } from "./ad-contact";
import * as styles from "./ad-page.page.module.css";
import { SellerCard } from "./seller-card";
import type { Reaching } from "./use-contact";

interface Props {
  readonly ad: AdDetail;
  readonly words: AdWords;
  readonly reaching: Reaching;
  /** Why nobody can be reached now; null otherwise. */
  readonly closed: string | null;
}

/** Who sells the car, and how to reach them. */
export function AdSeller({ ad, words, reaching, closed }: Props) {
  return (
    <SellerCard
      name={words.seller}
      title={
        <p>
          <a href={routes.seller(ad.seller.id)} dir="auto">
            {words.seller}
          </a>
        </p>
      }
      who={dotted([words.seller_type, words.place])}
      facts={[
        ["calendar", words.seller_since],
        ["car", words.seller_ads],
        ["check", words.trade_in],
        ["check", words.credit],
        ["phone", words.reach && words.call_hours],
      ]}
      verified={words.seller_verified}
    >
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
        </div>
      )}
    </SellerCard>
  );
}
