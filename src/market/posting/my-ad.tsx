import { type FormEvent, useId, useState } from "react";
import type { OwnAd } from "../../contract/market/ad";
import { MIN_SHARE_OF_READ_PRICE } from "../../contract/market/states";
import { parseAmount } from "../../contract/shared/price-text";
import { count, figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import type { Answer } from "../../shared/http/ask";
import { Field } from "../../shared/ui/form/field";
import { Icon, type IconName } from "../../shared/ui/icon";
import { showToast } from "../../shared/toasts/show-toast";
import { endsSoon, may, stateName, stateSentence } from "./my-ad-words";
import { MyAdPhoto } from "./my-ad-photo";
import * as styles from "./my-ads.later.module.css";
import { lowerPrice, removeAd, renewAd, sellAd } from "./own-ads-api";

interface Props {
  readonly ad: OwnAd;
  /** @param now the ad after the change; null once it is deleted */
  readonly onChange: (now: OwnAd | null) => void;
  /** Called when the ad has changed since it was read. */
  readonly onStale: () => void;
}

const STATE_ICONS: Readonly<Record<OwnAd["state"], IconName>> = {
  brouillon: "file-text",
  en_attente: "clock",
  publiee: "check",
  refusee: "x",
  expiree: "clock",
  vendue: "banknote",
  supprimee: "x",
};

/** One of the member's own ads: its state, and the actions that this state allows. */
export function MyAd({ ad, onChange, onStale }: Props) {
  const [asking, setAsking] = useState<"price" | "sell" | "delete" | null>(null);
  const [busy, setBusy] = useState(false);
  const title = useId();
  const name = ad.title || "Annonce sans nom";

  const act = async (
    ask: () => Promise<Answer<{ readonly ad?: OwnAd } | null>>,
    done: string,
  ): Promise<string | null> => {
    if (busy) return null;
    setBusy(true);
    const asked = await ask();
    setBusy(false);
    if (!asked.ok) {
      showToast(asked.message, "error");
      if (["ad_changed", "ad_state", "unknown_ad"].includes(asked.code)) onStale();
      return asked.fields.price ?? null;
    }
    setAsking(null);
    showToast(done, "success");
    onChange(asked.value?.ad ?? null);
    return null;
  };
  const wasOnline = ad.views > 0 || ["publiee", "expiree", "vendue"].includes(ad.state);
  const toFinish = ad.state === "brouillon" || ad.state === "refusee";
  // What waits for the owner is the first button, and the only full one.
  const isNext = ad.state === "expiree" || endsSoon(ad, Date.now());
  const renew = may(ad, "renew") && (
    <Act
      label="Renouveler"
      of={name}
      look={isNext ? "" : "plain"}
      onPress={() => void act(() => renewAd(ad.id), "L’annonce est en ligne pour 45 jours.")}
    />
  );
  return (
    <article className={`card ${styles.ad}`} aria-labelledby={title}>
      <MyAdPhoto cover={ad.cover} />
      <div className={styles.facts}>
        <p className={styles.state} data-state={ad.state}>
          <Icon name={STATE_ICONS[ad.state]} size={16} />
          <span>{stateName(ad)}</span>
        </p>
        <h3 id={title}>{ad.state === "publiee" ? <a href={routes.ad(ad)}>{name}</a> : name}</h3>
        {ad.price > 0 && <p className="price">{formatPrice(ad.price)}</p>}
        <p className={styles.seen}>
          {wasOnline && <span>{count(ad.views, "vue")}</span>}
          {wasOnline && <span>{count(ad.contacts, "contact")}</span>}
          <span className="quiet">{ad.reference}</span>
        </p>
      </div>
      <p>{stateSentence(ad)}</p>
      {asking === "price" && (
        <LowerPrice ad={ad} onSend={(price) => act(() => lowerPrice(ad.id, price), "Le prix a été baissé.")} />
      )}
      <p className={styles.acts}>
        {isNext && renew}
        {may(ad, "edit") && (
          <a className={toFinish ? "button" : "button plain"} href={`${routes.postAd}?annonce=${ad.id}`}>
            {ad.state === "brouillon" ? "Terminer" : "Modifier"}
            <span className="visually-hidden"> : {name}</span>
          </a>
        )}
        {may(ad, "lower_price") && asking !== "price" && (
          <Act label="Baisser le prix" of={name} onPress={() => setAsking("price")} />
        )}
        {!isNext && renew}
        {may(ad, "sell") && (
          <Act
            label={asking === "sell" ? "Oui, elle est vendue" : "Vendue"}
            of={name}
            onPress={() =>
              asking === "sell"
                ? void act(() => sellAd(ad.id), "L’annonce dit que la voiture est vendue.")
                : setAsking("sell")
            }
          />
        )}
        <Act
          label={asking === "delete" ? "Oui, supprimer pour de bon" : "Supprimer"}
          of={name}
          look={`plain ${asking === "delete" ? styles.really : styles.danger}`}
          onPress={() =>
            asking === "delete" ? void act(() => removeAd(ad.id), "L’annonce est supprimée.") : setAsking("delete")
          }
        />
      </p>
    </article>
  );
}

interface ActProps {
  readonly label: string;
  readonly of: string;
  readonly look?: string;
  readonly onPress: () => void;
}

const Act = ({ label, of, look = "plain", onPress }: ActProps) => (
  <button type="button" className={`button ${look}`} onClick={onPress}>
    {label}
    <span className="visually-hidden"> : {of}</span>
  </button>
);

/** @param onSend returns what is wrong with the price; null if the price was accepted */
function LowerPrice({
  ad,
  onSend,
}: {
  readonly ad: OwnAd;
  readonly onSend: (price: number) => Promise<string | null>;
}) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const price = parseAmount(typed);
    setError(price === null ? "Entrez un prix, comme 6.500.000." : ((await onSend(price)) ?? undefined));
  };
  return (
    <form className={styles.price} noValidate onSubmit={(event) => void send(event)}>
      <Field
        label="Nouveau prix, en francs CFA"
        hint={`Moins que ${formatPrice(ad.price)}. Pour l’augmenter, modifiez l’annonce. Une baisse de plus de ${figure(Math.round((1 - MIN_SHARE_OF_READ_PRICE) * 100), "%")} est relue avant de reparaître.`}
        error={error}
      >
        {(ties) => (
          <input
            {...ties}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            inputMode="numeric"
            maxLength={60}
            autoComplete="off"
            autoFocus
          />
        )}
      </Field>
      <button className="button">Baisser le prix</button>
    </form>
  );
}
