import { Icon } from "../../shared/ui/icon";
import { DealerWhatsapp } from "./dealer-whatsapp";

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
      {whatsapp && <DealerWhatsapp phone={whatsapp} className={first ? "button plain" : "button"} />}
    </>
  );
}
