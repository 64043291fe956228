import { CompareButton } from "../compare/compare-button";
import { FavouriteButton } from "../kept/favourite-button";
import { Share } from "../../shared/share/share";
import { Icon } from "../../shared/ui/icon";
import { PrintButton } from "../../shared/ui/print-button";
import * as styles from "./version-actions.page.module.css";

interface Props {
  readonly car: { readonly id: number; readonly name: string };
  /** Where an alert on its price is asked for. */
  readonly priceAlert: string;
  /** Title and absolute address under which it is shared. */
  readonly title: string;
  readonly url: string;
}

/** What can be done with a version besides asking for an offer: four labelled icons in one row, the last of which opens the ways to share and print it. */
export function VersionActions({ car, priceAlert, title, url }: Props) {
  return (
    <div className={`no-print row small ${styles.actions}`}>
      <CompareButton car={car} className="button plain" sign={<Icon name="scale" />} />
      <FavouriteButton car={car} className="button plain" isNamed={false} />
      <a className="button plain" href={priceAlert}>
        <Icon name="bell" />
        Suivre son prix
      </a>
      <details>
        <summary className="button plain">
          <Icon name="share-2" />
          Partager
        </summary>
        <div className="row">
          <Share title={title} url={url} />
          <PrintButton label="Imprimer la fiche" />
        </div>
      </details>
    </div>
  );
}
