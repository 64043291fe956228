import { LeadButton } from "./lead-button";
import * as styles from "./lead-buttons.page.module.css";
import type { LeadCar } from "./lead-car";

/** Buttons for the requests about one car (rule: messages/lead-car). */
export function LeadButtons({ car }: { car: LeadCar }) {
  return (
    <p className={`row ${styles.buttons}`}>
      <LeadButton request="devis" car={car} className="button">
        Demander un devis
      </LeadButton>
      <LeadButton request="essai" car={car} className="button plain">
        Réserver un essai
      </LeadButton>
    </p>
  );
}
