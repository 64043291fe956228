import { type FormEvent, useId, useState } from "react";
import type { OwnAd } from "../../contract/market/ad";
import { MIN_SHARE_OF_READ_PRICE } from "../../contract/market/states";
import { parseAmount } from "../../contract/shared/price-text";
import { count, figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import type { Answer } from "../../shared/http/ask";
import { Field } from "../../shared/ui/form/field";
import { showToast } from "../../shared/toasts/show-toast";
import { may, stateName, stateSentence } from "./my-ad-words";
import * as styles from "./my-ads.later.module.css";
import { lowerPrice, removeAd, renewAd, sellAd } from "./own-ads-api";

interface Props {
  readonly ad: OwnAd;
  /** @param now the ad after the change; null once it is deleted */
  readonly onChange: (now: OwnAd | null) => void;
  /** Called when the ad has changed since it was read. */
  readonly onStale: () => void;
}

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
  return (
    <article className={styles.ad} aria-labelledby={title}>
      <div className={styles.head}>
        <h3 id={title}>{ad.state === "publiee" ? <a href={routes.ad(ad)}>{name}</a> : name}</h3>
        <span className="badge">{stateName(ad)}</span>
      </div>
      <p>
        {ad.price > 0 && <b>{formatPrice(ad.price)} · </b>}
        {ad.reference} · {count(ad.views, "vue")} · {count(ad.contacts, "contact")}
      </p>
      <p>{stateSentence(ad)}</p>
      {asking === "price" && (
        <LowerPrice ad={ad} onSend={(price) => act(() => lowerPrice(ad.id, price), "Le prix a été baissé.")} />
      )}
      <p className={styles.acts}>
        {may(ad, "edit") && (
          <a className="button plain" href={`${routes.postAd}?annonce=${ad.id}`}>
            {ad.state === "brouillon" ? "Terminer" : "Modifier"}
            <span className="visually-hidden"> : {name}</span>
          </a>
        )}
        {may(ad, "lower_price") && asking !== "price" && (
          <Act label="Baisser le prix" of={name} onPress={() => setAsking("price")} />
        )}
        {may(ad, "renew") && (
          <Act
            label="Renouveler"
            of={name}
            onPress={() => void act(() => renewAd(ad.id), "L’annonce est en ligne pour 45 jours.")}
          />
        )}
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
          onPress={() =>
            asking === "delete" ? void act(() => removeAd(ad.id), "L’annonce est supprimée.") : setAsking("delete")
          }
        />
      </p>
    </article>
  );
}

const Act = ({ label, of, onPress }: { readonly label: string; readonly of: string; readonly onPress: () => void }) => (
  <button type="button" className="button plain" onClick={onPress}>
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
