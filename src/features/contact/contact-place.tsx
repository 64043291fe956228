import { LaterPlace } from "../../ui/later-place";
import { Section } from "../../ui/section";

const load = async () => (await import("./contact-form")).ContactForm;

export function ContactPlace() {
  return (
    <Section title="Écrivez-nous" id="ecrire">
      <LaterPlace load={load} waiting="Le formulaire arrive…" />
    </Section>
  );
}
