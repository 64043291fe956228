import { whatsappLink } from "../../shared/share/whatsapp-link";
import { Icon } from "../../shared/ui/icon";

interface Props {
  readonly dealers: readonly { readonly name: string; readonly whatsapp: string | null }[];
  /** « la Toyota Hilux », or « Toyota Hilux ». */
  readonly car: string;
  /** Absolute address of the car's page. */
  readonly url: string;
  readonly className: string;
}

/** Asks the first dealer that is on WhatsApp for the price of a car (rule: guide/dealer-whatsapp); nothing if none is. */
export function AskOnWhatsapp({ dealers, car, url, className }: Props) {
  const dealer = dealers.find(({ whatsapp }) => whatsapp);
  if (!dealer) return null;
  const address = whatsappLink(dealer.whatsapp, `Bonjour, quel est votre prix pour ${car} ? ${url}`);
  return (
    <a className={className} href={address} rel="noopener" target="_blank">
      <Icon name="whatsapp" size={18} />
      {" WhatsApp"}
      <span className="visually-hidden">{` : ${dealer.name}`}</span>
    </a>
  );
}
