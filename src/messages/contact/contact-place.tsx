import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { Section } from "../../shared/ui/section";
import { readDraft } from "../sending/draft";
import { MessageSent } from "../sending/message-sent";
import { showToast } from "../../shared/toasts/show-toast";
import { type ContactAnswers, ContactFields, NOTHING_WRITTEN } from "./contact-fields";
import type { ContactMessaging, ContactSenderProps } from "./contact-sender";

const ANSWERED = "Réponse sous 2\u00a0jours ouvrés.";

/** Values of the served form that the visitor has changed. */
function writtenIn(form: HTMLFormElement | null): Partial<ContactAnswers> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    entries.filter(([name, value]) => name in NOTHING_WRITTEN && value !== Reflect.get(NOTHING_WRITTEN, name)),
  );
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
    <Section title="Écrivez-nous" id="ecrire">
      {messaging?.reference ? (
        <MessageSent reference={messaging.reference} sentence={`Message envoyé. ${ANSWERED}`} />
      ) : (
        <div data-undisturbed="" onFocus={() => void prepare()}>
          <p className="quiet">{ANSWERED}</p>
          <ContactFields
            messaging={messaging ?? waiting}
            register={messaging?.register ?? null}
            errors={messaging?.errors ?? {}}
          />
        </div>
      )}
      {Sender && <Sender written={written} openedAt={openedAt.current} onChange={setMessaging} />}
    </Section>
  );
}
