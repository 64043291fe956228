import { Icon } from "../../shared/ui/icon";
import { useContact } from "./use-contact";

interface Props {
  readonly ad: { readonly id: string; readonly title: string };
  readonly className: string;
  /** Called at a press: what covers the page closes, because the page shows why WhatsApp did not open. */
  readonly onPress?: () => void;
}

/** Opens WhatsApp with a message to the seller of an ad. */
export function WhatsappButton({ ad: { id, title }, className, onPress }: Props) {
  const { asking, openWhatsapp } = useContact(id);
  return (
    <button
      type="button"
      className={`live ${className}`}
      aria-busy={asking !== null}
      onClick={() => {
        onPress?.();
        void openWhatsapp();
      }}
    >
      <Icon name="whatsapp" size={22} />
      WhatsApp<span className="visually-hidden"> {title}</span>
    </button>
  );
}
