import { whatsappLink } from "../../shared/share/whatsapp-link";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./dealer-actions.page.module.css";

interface Reached {
  readonly phones: readonly { readonly dialled: string }[];
  readonly whatsapp: string | null;
}
export interface Placed {
  readonly dealer: Reached & { readonly latitude: number | null; readonly longitude: number | null };
}

/** Where a dealer is on OpenStreetMap; null if its position is unknown. */
export const directionsTo = ({ latitude, longitude }: Placed["dealer"]) =>
  latitude !== null && longitude !== null
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`
    : null;

interface ContactProps {
  readonly dealer: Reached;
  /** Text that is begun in WhatsApp. */
  readonly hello?: string;
  /** Classes of the first of them, and of another one beside it. */
  readonly looks?: readonly [first: string, other: string];
}

/** « WhatsApp », which visitors trust most, and « Appeler », each only where the dealer has it. */
export function DealerContact({ dealer: { phones, whatsapp }, hello, looks }: ContactProps) {
  const [phone] = phones;
  return (
    <>
      {whatsapp && (
        <a className={looks?.[0]} href={whatsappLink(whatsapp, hello)} rel="noopener" target="_blank">
          <Icon name="whatsapp" size={18} /> WhatsApp
        </a>
      )}
      {phone && (
        <a className={looks?.[whatsapp ? 1 : 0]} href={`tel:${phone.dialled}`}>
          <Icon name="phone" size={18} /> Appeler
        </a>
      )}
    </>
  );
}

export const Directions = ({ to, className }: { to: string; className?: string }) => (
  <a className={className} href={to} rel="noopener" target="_blank">
    <Icon name="map-pin" size={18} /> Itinéraire
  </a>
);

/** The ways to a dealer at the foot of its card, in columns of one width; nothing if none is known. Telephone numbers of the demo are not in service (rule: guide/demo-content). */
export function DealerActions({ dealer }: Placed) {
  const directions = directionsTo(dealer);
  if (!directions && dealer.phones.length === 0 && !dealer.whatsapp) return null;
  return (
    <div className={styles.actions}>
      <DealerContact dealer={dealer} />
      {directions && <Directions to={directions} />}
    </div>
  );
}
