import { LaterPlace } from "../../ui/later-place";
import { Section } from "../../ui/section";
import * as styles from "./contact-place.page.module.css";

const load = async () => (await import("./contact-form")).ContactForm;

export function ContactPlace() {
  return (
    <Section title="Écrivez-nous" id="ecrire">
      <div className={styles.place}>
        <LaterPlace load={load} waiting="Le formulaire arrive…" />
      </div>
    </Section>
  );
}
