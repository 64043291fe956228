import type { ReactNode } from "react";
import { site } from "../../site";
import { DealerContact, Directions, directionsTo, type Placed } from "./dealer-actions";
import * as styles from "./ways-to-dealer.page.module.css";

const HELLO = `Bonjour, je vous écris depuis ${site.name} au sujet d’une voiture neuve.`;
const PLAIN = "button plain";

/** On wide screens, the ways to a dealer on its own page, beside the one to ask for a price; a phone has them in the bar at the thumb. */
export function WaysToDealer({ dealer, children }: Placed & { readonly children: ReactNode }) {
  const directions = directionsTo(dealer);
  return (
    <div className={`row ${styles.wide}`}>
      {children}
      <DealerContact dealer={dealer} hello={HELLO} looks={[PLAIN, PLAIN]} />
      {directions && <Directions to={directions} className={PLAIN} />}
    </div>
  );
}

/**
 * In the bar of phones, whose one action is the first of « Appeler » and « WhatsApp » that the dealer has; beside « Appeler », WhatsApp is an icon, and so
 * is the way there.
 */
export function DealerButtons({ dealer }: Placed) {
  const directions = directionsTo(dealer);
  const icon = `button plain ${styles.icon}`;
  return (
    <>
      <DealerContact dealer={dealer} hello={HELLO} looks={["button", icon]} short />
      {directions && <Directions to={directions} className={icon} short />}
    </>
  );
}

/** On phones alone, after the cars, where the bar has no room to ask for a price. */
export const ofPhones = styles.narrow;
