import { whatsappLink } from "../../shared/share/whatsapp-link";
import { Icon } from "../../shared/ui/icon";
import { site } from "../../site";
import * as styles from "./contact.page.module.css";

const HELLO = `Bonjour, j’ai une question sur ${site.name}\u00a0: `;

interface Props {
  /** E.164. */
  readonly dialled: string;
}

/** The first way to reach who runs the site (rule: messages/contact): it needs no script, no address and no form. */
export const WriteOnWhatsapp = ({ dialled }: Props) => (
  <p>
    <a className={`button plain ${styles.way}`} href={whatsappLink(dialled, HELLO)} rel="noopener" target="_blank">
      <Icon name="whatsapp" />
      <span>
        Écrire sur WhatsApp <small>Sans formulaire, message déjà commencé</small>
      </span>
    </a>
  </p>
);
