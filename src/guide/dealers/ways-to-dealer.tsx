import type { ReactNode } from "react";
import { site } from "../../site";
import { DealerContact, Directions, directionsTo, type Placed } from "./dealer-actions";
import { placeOf } from "./dealer-place";
import * as styles from "./ways-to-dealer.page.module.css";

const HELLO = `Bonjour, je vous écris depuis ${site.name} au sujet d’une voiture neuve.`;
const PLAIN = "button plain";

/** On wide screens, how a dealer is reached on its own page, beside the way to ask for a price; a phone has it in the bar at the thumb. */
export const WaysToDealer = ({ dealer, children }: Pick<Placed, "dealer"> & { readonly children: ReactNode }) => (
  <div className={`row ${styles.wide}`}>
    {children}
    <DealerContact dealer={dealer} hello={HELLO} looks={[PLAIN, PLAIN]} />
  </div>
);

/** In the bar of phones, whose one action is the first of « WhatsApp » and « Appeler » that the dealer has. */
export const DealerButtons = ({ dealer }: Placed) => (
  <DealerContact dealer={dealer} hello={HELLO} looks={["button", PLAIN]} />
);

interface Where {
  readonly address: string | null;
  readonly district: string | null;
  readonly city: string;
}

/** The address of a dealer, and beside it the way there if its position is known. */
export function WhereDealer({ dealer }: { readonly dealer: Where & Placed["dealer"] }) {
  const directions = directionsTo(dealer);
  return (
    <p className={styles.where}>
      <span>{[dealer.address, placeOf(dealer)].filter(Boolean).join(", ")}</span>
      {directions && <Directions to={directions} />}
    </p>
  );
}

/** On phones alone, where the bar has no room to ask for a price. */
export const ofPhones = styles.narrow;
