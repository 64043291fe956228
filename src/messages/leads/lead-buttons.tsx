import type { ReactNode } from "react";
import { LeadButton } from "./lead-button";
import * as styles from "./lead-buttons.page.module.css";
import type { LeadCar } from "./lead-car";

interface Props {
  readonly car: LeadCar;
  /** What else can be done with the car. */
  readonly children?: ReactNode;
}

/** Buttons for the requests about one car (rule: messages/lead-car). */
export function LeadButtons({ car, children }: Props) {
  return (
    <p className={`row ${styles.buttons}`}>
      <LeadButton request="devis" car={car} className="button">
        Demander un devis
      </LeadButton>
      <LeadButton request="essai" car={car} className="button plain">
        Réserver un essai
      </LeadButton>
      {children}
    </p>
  );
}
