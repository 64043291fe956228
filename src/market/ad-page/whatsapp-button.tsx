import { Icon } from "../../shared/ui/icon";
import { useContact } from "./use-contact";

/** Opens WhatsApp with a message to the seller of an ad. */
export function WhatsappButton({
  ad: { id, title },
  className,
}: {
  ad: { readonly id: string; readonly title: string };
  className: string;
}) {
  const { asking, openWhatsapp } = useContact(id);
  return (
    <button
      type="button"
      className={`live ${className}`}
      aria-busy={asking !== null}
      onClick={() => void openWhatsapp()}
    >
      <Icon name="whatsapp" size={22} />
      WhatsApp<span className="visually-hidden"> {title}</span>
    </button>
  );
}
