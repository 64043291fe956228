import { whatsappLink } from "../../shared/share/whatsapp-link";
import { Icon } from "../../shared/ui/icon";
import { site } from "../../site";

/** A car about which a dealer is asked. */
interface Asked {
  /** « la Toyota Hilux », or « Toyota Hilux ». */
  readonly name: string;
  /** Absolute address of its page. */
  readonly url: string;
}

const messageAbout = (car: Asked | undefined) =>
  car ? `Bonjour, quel est votre prix pour ${car.name} ? ${car.url}` : `Bonjour, je vous écris depuis ${site.name}.`;

interface Props {
  /** E.164 */
  readonly phone: string;
  readonly className: string;
  readonly car?: Asked;
  /** Whom the link writes to, for screen readers, where nothing around it says so. */
  readonly to?: string;
  /** Whether only its icon is shown. */
  readonly short?: boolean;
}

/** Opens WhatsApp with a message to a dealer (rule: guide/dealer-whatsapp). */
export const DealerWhatsapp = ({ phone, className, car, to, short = false }: Props) => (
  <a className={className} href={whatsappLink(phone, messageAbout(car))} rel="noopener" target="_blank">
    <Icon name="whatsapp" size={18} />
    {!short && " WhatsApp"}
    {to && <span className="visually-hidden">{`${short ? "WhatsApp" : ""} : ${to}`}</span>}
  </a>
);

/** The first of some dealers that is on WhatsApp is asked about a car; nothing if none is. */
export function AskOnWhatsapp({
  dealers,
  ...props
}: Pick<Props, "short"> &
  Required<Pick<Props, "car" | "className">> & {
    readonly dealers: readonly { readonly name: string; readonly whatsapp: string | null }[];
  }) {
  const dealer = dealers.find(({ whatsapp }) => whatsapp !== null);
  return dealer?.whatsapp ? <DealerWhatsapp {...props} phone={dealer.whatsapp} to={dealer.name} /> : null;
}
