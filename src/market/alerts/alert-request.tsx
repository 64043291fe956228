import { type ReactNode, useEffect, useState } from "react";
import type * as z from "zod/mini";
import { alertForm, pushAlertForm } from "../../contract/market/alert-form";
import { alertSubject } from "../../contract/market/alert-subject";
import { MessageForm } from "../../messages/sending/message-form";
import { MessageSent } from "../../messages/sending/message-sent";
import { EmailField } from "../../messages/sending/sender-fields";
import { useMessageForm } from "../../messages/sending/use-message-form";
import { routes } from "../../routes";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { promiseOf } from "./alert-words";
import type { knownEmail } from "./known-email";
import { pushOffer, type Subscribe } from "./push-offer";
import { showToast } from "../../shared/toasts/show-toast";

type Answers = Pick<z.input<typeof alertForm>, "email" | "search">;

const REFUSED = "Ce navigateur n’a pas accepté les notifications. Laissez plutôt votre adresse e-mail.";

export interface AlertRequestProps {
  /** The text of what the alert is about (src/contract/market/alert-subject.ts). */
  readonly search: string;
  /** The address of the signed-in member. */
  readonly known: Awaited<ReturnType<typeof knownEmail>>;
  /** What the alert is about, above the form. */
  readonly about: ReactNode;
  /** What leads on once it is sent. */
  readonly after: ReactNode;
}

/** The form of an alert: a member’s own address is subscribed at once; any other is confirmed by e-mail (rule: market/alert-asked). */
export function AlertRequest({ search, known, about, after }: AlertRequestProps) {
  /** Address of this browser, once the visitor has chosen notifications. */
  const [push, setPush] = useState<string | null>(null);
  const messaging = useMessageForm<Answers>({
    address: "alerts",
    schema: push === null ? alertForm : pushAlertForm,
    shape: (answers) => (push === null ? answers : { search, push }),
    empty: { email: "", search },
    given: { search, ...(known && { email: known.email }) },
    ...(known && { token: known.token }),
  });
  const { form, reference, failure } = messaging;
  useEffect(() => {
    if (failure !== null) setPush(null); // Another try may be by e-mail.
  }, [failure]);
  const send = useEffectEvent(() => void messaging.submit());
  useEffect(() => {
    if (push !== null) send();
  }, [push, send]);
  const isKnown = known !== null && form.getValues("email").trim().toLowerCase() === known.email.toLowerCase();
  if (reference)
    return (
      <MessageSent
        sentence={
          push !== null
            ? "C’est fait : cet appareil vous préviendra. Chaque notification a un bouton pour l’arrêter."
            : isKnown
              ? promiseOf(alertSubject(search))
              : "Vérifiez votre boîte : un e-mail vous attend, pour confirmer votre alerte."
        }
      >
        {after}
      </MessageSent>
    );
  return (
    <MessageForm
      messaging={messaging}
      send="Créer mon alerte"
      before={<PushButton busy={messaging.sending} onSubscribed={setPush} />}
    >
      {about}
      <EmailField input={form.register("email")} error={form.formState.errors.email?.message} />
      <p className={styles.note}>
        Chaque e-mail a un lien pour l’arrêter. Votre adresse ne sert à rien d’autre&nbsp;:{" "}
        <a href={routes.legal} target="_blank">
          politique de confidentialité
        </a>
        .
      </p>
    </MessageForm>
  );
}

/** « Plutôt une notification », where this browser and the site can (rule: market/alert-notices). */
function PushButton({ busy, onSubscribed }: { busy: boolean; onSubscribed: (push: string) => void }) {
  const [subscribe, setSubscribe] = useState<Subscribe | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => void pushOffer().then((offer) => setSubscribe(() => offer)), []);
  if (!subscribe) return null;
  const choose = async () => {
    if (busy || asking) return;
    setAsking(true);
    const push = await subscribe();
    setAsking(false);
    if (push === null) showToast(REFUSED, "warning");
    else onSubscribed(push);
  };
  return (
    <button
      type="button"
      className="button plain"
      aria-disabled={busy || asking || undefined}
      onClick={() => void choose()}
    >
      Plutôt une notification ici
    </button>
  );
}
