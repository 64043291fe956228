import { normalPhone } from "../../contract/shared/phone";
import { site } from "../../site";
import { Icon } from "../../shared/ui/icon";

const HELLO = `Bonjour, je vous écris depuis ${site.name} au sujet d’une voiture neuve.`;

/** The ways to reach a dealer; a number that no phone could dial is left out. */
export interface Contact {
  /** Telephone numbers, as they are written and as they are dialled. */
  readonly phones: readonly { readonly written: string; readonly dialled: string }[];
  readonly whatsapp: string | null;
}

/** @param dealer its numbers, as api.php sends them */
export function contactOf(dealer: { readonly phones: readonly string[]; readonly whatsapp: string | null }): Contact {
  const whatsapp = normalPhone(dealer.whatsapp ?? "", site.phone);
  return {
    phones: dealer.phones.flatMap((written) => {
      const dialled = normalPhone(written, site.phone);
      return dialled === null ? [] : [{ written, dialled }];
    }),
    whatsapp: whatsapp && `https://wa.me/${whatsapp.slice(1)}?text=${encodeURIComponent(HELLO)}`,
  };
}

interface Props {
  readonly contact: Contact;
  /** Whether the labels are short, for the bar at the bottom of a phone. */
  readonly short?: boolean;
}

/** « Appeler » and « WhatsApp », each only where the dealer has it. */
export function DealerContact({ contact: { phones, whatsapp }, short = false }: Props) {
  const [first] = phones;
  return (
    <>
      {first && (
        <a className="button" href={`tel:${first.dialled}`}>
          <Icon name="phone" /> {short ? "Appeler" : `Appeler le ${first.written}`}
        </a>
      )}
      {whatsapp && (
        <a className={first ? "button plain" : "button"} href={whatsapp} rel="noopener" target="_blank">
          <Icon name="whatsapp" /> WhatsApp
        </a>
      )}
    </>
  );
}
