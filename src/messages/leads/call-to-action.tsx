import { useEffect, useState } from "react";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./call-to-action.module.css";
import { LeadButton } from "./lead-button";
import { sentLately } from "./sent-lately";
import { useScrollsDown } from "./use-scrolls-down";

/** Floating call-to-action of every page but those marked `data-undisturbed`, hidden for a visitor who sent a request within the last 24 hours, and on a phone while one scrolls down (rule: messages/lead-offered). */
export function CallToAction() {
  const [offered, setOffered] = useState(true);
  const down = useScrollsDown();
  useEffect(() => setOffered(!sentLately(Date.now())), []);
  if (!offered) return null;
  return (
    <LeadButton request="offres" className={`button no-print ${styles.call} ${down ? styles.down : ""}`}>
      <span>ON VOUS AIDE À TROUVER VOTRE VÉHICULE</span>
      <Icon name="message-circle" size={20} />
    </LeadButton>
  );
}
