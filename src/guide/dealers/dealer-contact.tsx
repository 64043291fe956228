import { Icon } from "../../shared/ui/icon";
import { site } from "../../site";
import { whatsappLink } from "../../shared/share/whatsapp-link";

const HELLO = `Bonjour, je vous écris depuis ${site.name} au sujet d’une voiture neuve.`;

interface Props {
  readonly dealer: Pick<Queries.DealerPageQuery["dealer"] & object, "phones" | "whatsapp">;
  /** Whether the labels are short, for the bar at the bottom of a phone. */
  readonly short?: boolean;
}

/** « Appeler » and « WhatsApp », each only where the dealer has it. */
export function DealerContact({ dealer: { phones, whatsapp }, short = false }: Props) {
  const [first] = phones;
  return (
    <>
      {first && (
        <a className="button" href={`tel:${first.dialled}`}>
          <Icon name="phone" /> {short ? "Appeler" : `Appeler le ${first.written}`}
        </a>
      )}
      {whatsapp && (
        <a
          className={first ? "button plain" : "button"}
          href={whatsappLink(whatsapp, HELLO)}
          rel="noopener"
          target="_blank"
        >
          <Icon name="whatsapp" /> WhatsApp
        </a>
      )}
    </>
  );
}
