import type { ReactNode } from "react";
import { site } from "../../site";
import { DealerContact, Directions, directionsTo, type Placed, type Reached } from "./dealer-actions";
import * as styles from "./ways-to-dealer.page.module.css";

const HELLO = `Bonjour, je vous écris depuis ${site.name} au sujet d’une voiture neuve.`;
const WIDE = [`button plain ${styles.wide}`, `button plain ${styles.wide}`] as const;

/** The ways to a dealer on its own page, beside the one to ask for a price; on a phone without those of the bar at the thumb. */
export function WaysToDealer({ dealer, children }: Placed & { readonly children: ReactNode }) {
  const directions = directionsTo(dealer);
  return (
    <div className={`row ${styles.ways}`}>
      {children}
      <DealerContact dealer={dealer} hello={HELLO} looks={WIDE} />
      {directions && <Directions to={directions} className={styles.way} />}
    </div>
  );
}

/** In the bar of phones, whose one action is the first of « Appeler » and « WhatsApp » that the dealer has; beside « Appeler », WhatsApp is an icon. */
export const DealerButtons = ({ dealer }: { dealer: Reached }) => (
  <DealerContact dealer={dealer} hello={HELLO} looks={["button", `button plain ${styles.icon}`]} short />
);

/** « Demander un prix » on wide screens alone, where the bar of phones has it. */
export const ofWideScreens = styles.wide;
