import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { readDraft } from "../sending/draft";
import { MessageSent } from "../sending/message-sent";
import { showToast } from "../../shared/toasts/show-toast";
import { type ContactAnswers, ContactFields, NOTHING_WRITTEN, type Topic } from "./contact-fields";
import type { ContactMessaging, ContactSenderProps } from "./contact-sender";
import * as styles from "./contact.page.module.css";

const ID = "ecrire";
export const ANSWERED = "Réponse sous 2\u00a0jours ouvrés.";

/** Values of the served form that the visitor has changed. */
function writtenIn(form: HTMLFormElement | null): Partial<ContactAnswers> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    entries.filter(([name, value]) => name in NOTHING_WRITTEN && value !== Reflect.get(NOTHING_WRITTEN, name)),
  );
}

/** The subject that was chosen in the served page. It is read before React takes over the radio buttons, because that chooses the served one again. */
function topicInPage(): Topic {
  if (typeof document === "undefined") return NOTHING_WRITTEN.topic;
  const chosen = document.querySelector<HTMLInputElement>(`#${ID} [name=topic]:checked`);
  return (chosen?.value as Topic | undefined) ?? NOTHING_WRITTEN.topic;
}

/**
 * The form of /contactez-nous, which is part of the served page. The code that sends it is loaded at the first use, or at once when something was
 * already typed before the scripts started or earlier in this tab.
 */
export function ContactPlace() {
  const element = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const [Sender, setSender] = useState<ComponentType<ContactSenderProps> | null>(null);
  const [messaging, setMessaging] = useState<ContactMessaging | null>(null);
  /** Whether the form was submitted before the sending code was loaded. A ref, because the state of the button is rendered later. */
  const early = useRef(false);
  const [topic, setTopic] = useState(topicInPage);
  const [held, setHeld] = useState(false);
  const prepare = useCallback(async () => {
    try {
      const { ContactSender } = await import("./contact-sender");
      setSender(() => ContactSender);
    } catch (error) {
      if (navigator.onLine) throw error; // The script belongs to an older publication: the error reloads the page.
      if (early.current) showToast("Pas de connexion : réessayez dans un instant.", "warning");
      early.current = false;
      setHeld(false);
    }
  }, []);
  const written = useCallback(() => writtenIn(element.current), []);

  useEffect(() => {
    const started = Object.keys(written()).length > 0 || element.current?.contains(document.activeElement);
    if (!started) openedAt.current = performance.now();
    if (started || Object.keys(readDraft({ name: "contact", keptBy: "tab" })).length > 0) void prepare();
  }, [written, prepare]);
  useEffect(() => {
    if (!messaging || !early.current) return;
    early.current = false;
    setHeld(false);
    void messaging.submit();
  }, [messaging]);

  const submit = async () => {
    early.current = true;
    setHeld(true);
    await prepare();
  };
  const waiting = { element, submit, sending: held, failure: null, honeypot: () => undefined, captcha: null };
  return (
    <section className={styles.form} id={ID}>
      <h2 className="visually-hidden">Écrivez-nous</h2>
      {messaging?.reference ? (
        <MessageSent reference={messaging.reference} sentence={`Message envoyé. ${ANSWERED}`} />
      ) : (
        <div data-undisturbed="" onFocus={() => void prepare()}>
          <ContactFields
            messaging={messaging ?? waiting}
            topic={messaging?.topic ?? topic}
            onTopic={messaging?.onTopic ?? setTopic}
            register={messaging?.register ?? null}
            errors={messaging?.errors ?? {}}
          />
        </div>
      )}
      {Sender && <Sender written={written} openedAt={openedAt.current} onChange={setMessaging} />}
    </section>
  );
}
