import { type ReactNode, useState } from "react";
import { AD_REFUSALS } from "../../contract/market/reasons";
import type { ModeratedAd, SellerDecision } from "../../contract/market/moderation";
import { MAX_NOTE_LENGTH } from "../../contract/members/decision";
import * as styles from "./moderation.later.module.css";

type Refusal = keyof typeof AD_REFUSALS;
/** A decision before it is known of which revision it is; « keep » leaves a reported ad online. */
export type Decided =
  | { readonly decision: "approve" | "keep" }
  | { readonly decision: "refuse"; readonly reason: Refusal };

interface Props {
  readonly title: string;
  readonly seller: ModeratedAd["seller"];
  readonly waits: boolean;
  readonly isReported: boolean;
  readonly onDecision: (decision: Decided & { readonly note?: string }) => Promise<void>;
  readonly onSeller: (decision: SellerDecision) => Promise<void>;
}

interface Choice {
  readonly isMain?: boolean;
  readonly isOff: boolean;
  readonly onPress: () => unknown;
  readonly children: ReactNode;
}

/** It keeps the focus while it is off, so that a keyboard does not lose its place. */
const DecisionButton = ({ isMain = false, isOff, onPress, children }: Choice) => (
  <button
    type="button"
    className={isMain ? "button" : "button plain"}
    aria-disabled={isOff || undefined}
    onClick={() => void onPress()}
  >
    {children}
  </button>
);

/** The buttons for each decision, and why it is taken. Blocking a seller takes a second press to confirm. */
export function Decisions({ title, seller, waits, isReported, onDecision, onSeller }: Props) {
  const [reason, setReason] = useState<Refusal | "">("");
  const [why, setWhy] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const note = why.trim() === "" ? {} : { note: why.trim() };
  const once = (act: () => Promise<void>) => async () => {
    if (busy) return;
    setBusy(true);
    await act();
    setBusy(false);
  };
  const hiddenTitle = <span className="visually-hidden"> : {title}</span>;
  const hiddenName = <span className="visually-hidden"> : {seller.name}</span>;
  return (
    <div className={styles.decisions}>
      <label className={styles.why}>
        <span>Pourquoi (facultatif, noté au journal){hiddenTitle}</span>
        <input value={why} maxLength={MAX_NOTE_LENGTH} onChange={({ target }) => setWhy(target.value)} />
      </label>
      {waits && (
        <DecisionButton isMain isOff={busy} onPress={once(() => onDecision({ decision: "approve", ...note }))}>
          Publier{hiddenTitle}
        </DecisionButton>
      )}
      {isReported && (
        <DecisionButton isMain isOff={busy} onPress={once(() => onDecision({ decision: "keep", ...note }))}>
          Laisser en ligne{hiddenTitle}
        </DecisionButton>
      )}
      <label>
        <span>Raison du refus{hiddenTitle}</span>
        <select value={reason} onChange={({ target }) => setReason(target.value as Refusal | "")}>
          <option value="">Choisir…</option>
          {Object.entries(AD_REFUSALS).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <DecisionButton
        isOff={busy || reason === ""}
        onPress={() => reason !== "" && once(() => onDecision({ decision: "refuse", reason, ...note }))()}
      >
        Refuser{hiddenTitle}
      </DecisionButton>
      <DecisionButton isOff={busy} onPress={once(() => onSeller({ verified: !seller.verified, ...note }))}>
        {seller.verified ? "Ne plus vérifier" : "Vendeur vérifié"}
        {hiddenName}
      </DecisionButton>
      <DecisionButton
        isOff={busy}
        onPress={() => (asked ? once(() => onSeller({ blocked: !seller.blocked, ...note }))() : setAsked(true))}
      >
        {seller.blocked ? "Débloquer" : asked ? "Oui, retirer toutes ses annonces" : "Bloquer le vendeur"}
        {hiddenName}
      </DecisionButton>
    </div>
  );
}
