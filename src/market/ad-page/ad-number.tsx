import { routes } from "../../routes";
import { Icon } from "../../shared/ui/icon";
import { servedHere } from "../../shared/served/served";
import { spokenPhone } from "../../shared/text/spoken-phone";
import { AdFrame } from "./ad-frame";
import * as styles from "./ad-page.page.module.css";

/** The number of an ad's seller, for a visitor without scripts, who has asked for it by a form. */
export interface AdNumber {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** In E.164. */
  readonly phone: string;
  /** Null where the number is not on WhatsApp. */
  readonly whatsapp_url: string | null;
}

/** Names the number of an ad in the document that the Worker rendered for it. */
export const numberServedAs = (id: string) => `number/${id}`;
export const servedNumber = (id: string) => servedHere<AdNumber>(numberServedAs(id))?.value ?? null;

export const AdNumberPage = ({ number }: { number: AdNumber }) => (
  <AdFrame>
    <h1 dir="auto">{number.title}</h1>
    <p>Appelez le vendeur, ou écrivez-lui. Ne payez jamais d’avance.</p>
    <div className={styles.buttons}>
      <a className="button" href={`tel:${number.phone}`}>
        <Icon name="phone" /> {spokenPhone(number.phone)}
      </a>
      {number.whatsapp_url && (
        <a className="button plain" href={number.whatsapp_url} rel="noopener">
          <Icon name="whatsapp" /> WhatsApp
        </a>
      )}
      <a className="button plain" href={routes.ad(number)}>
        Revenir à l’annonce
      </a>
    </div>
  </AdFrame>
);
