import { whatsappLink } from "../../shared/share/whatsapp-link";
import { Icon } from "../../shared/ui/icon";
import { site } from "../../site";
import * as styles from "./dealer-actions.page.module.css";

const HELLO = `Bonjour, je vous écris depuis ${site.name} au sujet d’une voiture neuve.`;

interface Reached {
  readonly phones: readonly { readonly dialled: string }[];
  readonly whatsapp: string | null;
}
interface Props {
  readonly dealer: Reached & { readonly latitude: number | null; readonly longitude: number | null };
  /** Whether they stand on the dealer's own page, as a card of their own; else they are the foot of one. */
  readonly own?: boolean;
}

/** Where a dealer is on OpenStreetMap; null if its position is unknown. */
const directionsTo = ({ latitude, longitude }: Props["dealer"]) =>
  latitude !== null && longitude !== null
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`
    : null;

interface ContactProps {
  readonly dealer: Reached;
  /** Text that is begun in WhatsApp. */
  readonly hello: string | undefined;
  /** Whether they look like buttons. */
  readonly buttons?: boolean;
}

/** « Appeler » and « WhatsApp », each only where the dealer has it. */
function DealerContact({ dealer: { phones, whatsapp }, hello, buttons = false }: ContactProps) {
  const [first] = phones;
  return (
    <>
      {first && (
        <a className={buttons ? "button" : undefined} href={`tel:${first.dialled}`}>
          <Icon name="phone" size={18} /> Appeler
        </a>
      )}
      {whatsapp && (
        <a
          className={buttons ? (first ? "button plain" : "button") : undefined}
          href={whatsappLink(whatsapp, hello)}
          rel="noopener"
          target="_blank"
        >
          <Icon name="whatsapp" size={18} /> WhatsApp
        </a>
      )}
    </>
  );
}

/** The ways to a dealer in columns of one width; nothing if none is known. Telephone numbers of the demo are not in service (rule: guide/demo-content). */
export function DealerActions({ dealer, own = false }: Props) {
  const directions = directionsTo(dealer);
  if (!directions && dealer.phones.length === 0 && !dealer.whatsapp) return null;
  return (
    <div className={own ? `card ${styles.actions}` : styles.actions}>
      <DealerContact dealer={dealer} hello={own ? HELLO : undefined} />
      {directions && (
        <a href={directions} rel="noopener" target="_blank">
          <Icon name="map-pin" size={18} /> Itinéraire
        </a>
      )}
    </div>
  );
}

/** The same two in the bar of phones. */
export const DealerButtons = ({ dealer }: { dealer: Reached }) => (
  <DealerContact dealer={dealer} hello={HELLO} buttons />
);
