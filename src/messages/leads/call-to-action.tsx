import { useEffect, useState } from "react";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./call-to-action.module.css";
import { LeadButton } from "./lead-button";
import { sentLately } from "./sent-lately";

/** The floating call-to-action of every page; who sent a request within 24 hours is left in peace (rule: messages/lead-offered). */
export function CallToAction() {
  const [offered, setOffered] = useState(true);
  useEffect(() => setOffered(!sentLately(Date.now())), []);
  if (!offered) return null;
  return (
    <LeadButton request="offres" className={`button no-print ${styles.call}`}>
      <Icon name="message-circle" size={20} />
      <span>ON VOUS AIDE À TROUVER VOTRE VÉHICULE</span>
    </LeadButton>
  );
}
