import type { ReactNode } from "react";
import { Icon } from "../../shared/ui/icon";
import { AlertButton } from "../alerts/alert-button";
import * as styles from "./ads-found.page.module.css";

interface Props {
  /** As `writeAdSearch` spells it; null where the line offers no alert. */
  readonly alert: string | null;
  /** How many ads there are. */
  readonly children: ReactNode;
}

/** The line above a list of ads: their number, and the offer of an alert. */
export const AdsFound = ({ alert, children }: Props) => (
  <div className={`row ${styles.found}`}>
    {children}
    {alert !== null && (
      <AlertButton search={alert} className={styles.bell}>
        <Icon name="bell" size={18} />
        Créer une alerte
      </AlertButton>
    )}
  </div>
);
