import type { AdDetail } from "../../contract/market/ad";
import type { Reaching } from "./use-contact";
import { openPopup } from "../../shared/popups/popups-state";
import { spokenPhone } from "../../shared/text/spoken-phone";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import { Icon } from "../../shared/ui/icon";

const HELLO = "Bonjour, je suis intéressé par votre voiture. Est-elle encore disponible ?";
const OFFER = 0.95;
const ROUND = 50_000;

/** The offer that the message proposes: a little less than the asking price. */
const offered = (price: number) => formatPrice(Math.round((price * OFFER) / ROUND) * ROUND);

interface Props {
  readonly ad: AdDetail;
  readonly reaching: Reaching;
  /** Whether the labels are short, for the bar at the bottom of a phone. */
  readonly short?: boolean;
}

/** How to reach a seller: the number is revealed on a tap, and the tap is counted (rule: market/reveal-number). */
export function AdContact({ ad, reaching, short = false }: Props) {
  const { phone, asking, showNumber, openWhatsapp } = reaching;
  // The first way to reach the seller is the filled one.
  const call = ad.whatsapp ? "button plain" : "button";
  const write = (text: string) => (button: HTMLElement) =>
    void openPopup(button, async () => {
      const { MessagePopup } = await import("./message-popup");
      return <MessagePopup ad={ad} text={text} />;
    });
  return (
    <>
      {ad.whatsapp && (
        <span>
          <button
            type="button"
            className="button live"
            aria-disabled={asking !== null || undefined}
            onClick={() => void openWhatsapp()}
          >
            <Icon name="whatsapp" /> WhatsApp
          </button>
        </span>
      )}
      {phone === null ? (
        <button
          type="button"
          className={`${call} live`}
          aria-disabled={asking !== null || undefined}
          onClick={() => void showNumber()}
        >
          <Icon name="phone" /> {asking === "telephone" ? "Un instant…" : short ? "Appeler" : "Voir le numéro"}
        </button>
      ) : (
        <a className={call} href={`tel:${phone}`} ref={focusOn}>
          <Icon name="phone" /> {spokenPhone(phone)}
        </a>
      )}
      <button
        type="button"
        className="button plain live"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => write(HELLO)(currentTarget)}
      >
        <Icon name="mail" /> {short ? "Message" : "Envoyer un message"}
      </button>
      {!short && (
        <noscript>
          <form method="post" action={routes.ad(ad)}>
            <button className="button">Voir le numéro</button>
          </form>
        </noscript>
      )}
      {!short && (
        <button
          type="button"
          className="button plain live"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) =>
            write(`Bonjour, je vous propose ${offered(ad.price)} pour votre ${ad.title}.`)(currentTarget)
          }
        >
          <Icon name="banknote" /> Proposer un prix
        </button>
      )}
    </>
  );
}

/** Moves focus to the link that replaced the pressed button. */
const focusOn = (link: HTMLElement | null) => void (link && document.activeElement === document.body && link.focus());
