import type * as z from "zod/mini";
import { alertSubject } from "../../contract/market/alert-subject";
import { alertForm } from "../../contract/market/alert-form";
import { activeIn } from "../search/active";
import { routes } from "../../routes";
import { Dialog } from "../../shared/ui/dialog";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { MessageForm } from "../../messages/sending/message-form";
import { EmailField } from "../../messages/sending/sender-fields";
import { MessageSent } from "../../messages/sending/message-sent";
import { useMessageForm } from "../../messages/sending/use-message-form";
import { closePopup } from "../../shared/popups/popups-state";
import type { knownEmail } from "./known-email";

type Answers = Pick<z.input<typeof alertForm>, "email" | "search">;

interface Props {
  readonly search: string;
  readonly known: Awaited<ReturnType<typeof knownEmail>>;
}

/** « Créer une alerte »: a member’s own address is subscribed at once; any other is confirmed by e-mail (rule: market/alert-asked). */
export function AlertPopup({ search, known }: Props) {
  const given = { search, ...(known && { email: known.email }) };
  const messaging = useMessageForm<Answers>({
    address: "alerts",
    schema: alertForm,
    empty: { email: "", search },
    given,
    ...(known && { token: known.token }),
  });
  const { form, reference } = messaging;
  const isKnown = known !== null && form.getValues("email").trim().toLowerCase() === known.email.toLowerCase();
  const subject = alertSubject(search);
  const onAd = subject.kind === "ad";
  const asked = onAd ? [] : activeIn(subject.search, {}).map(({ label }) => label);
  return (
    <Dialog title={onAd ? "Suivre ce prix" : "Créer une alerte"} onClose={closePopup}>
      {reference ? (
        <MessageSent
          sentence={
            isKnown
              ? onAd
                ? "C’est fait : nous vous écrirons si le prix baisse."
                : "C’est fait : nous vous écrirons dès qu’une annonce arrive ou qu’un prix baisse."
              : "Vérifiez votre boîte : un e-mail vous attend, pour confirmer votre alerte."
          }
        >
          <button type="button" className="button" onClick={closePopup}>
            Fermer
          </button>
        </MessageSent>
      ) : (
        <MessageForm messaging={messaging} send="Créer mon alerte">
          {onAd ? (
            <p>Nous vous écrivons si le prix de cette voiture baisse. L’alerte s’arrête quand elle est vendue.</p>
          ) : (
            <p>
              Nous vous écrivons dès qu’une annonce arrive ou qu’un prix baisse, une fois par heure au plus :{" "}
              <b>{asked.join(", ") || "toutes les annonces"}</b>.
            </p>
          )}
          <EmailField input={form.register("email")} error={form.formState.errors.email?.message} />
          <p className={styles.note}>
            Chaque e-mail a son lien pour arrêter. Votre adresse ne sert à rien d’autre :{" "}
            <a href={routes.legal} target="_blank">
              politique de confidentialité
            </a>
            .
          </p>
        </MessageForm>
      )}
    </Dialog>
  );
}
