import { routes } from "../../routes";
import { count } from "../../shared/figures/figures";
import { whatsappLink } from "../../shared/share/whatsapp-link";
import { Icon, type IconName } from "../../shared/ui/icon";
import { site } from "../../site";
import * as styles from "./contact.page.module.css";

const HELLO = `Bonjour, j’ai une question sur ${site.name}\u00a0: `;

interface Props {
  /** Number on WhatsApp of who runs the site, E.164; null if there is none. */
  readonly dialled: string | null;
  /** Number of questions that the page answers. */
  readonly questions: number;
}

/** What is faster than the form (rule: messages/contact): WhatsApp first, which needs no script, no address and no form, then what visitors find or do by themselves. */
export function QuickWays({ dialled, questions }: Props) {
  return (
    <ul className={styles.ways}>
      {dialled && (
        <Way
          icon="whatsapp"
          href={whatsappLink(dialled, HELLO)}
          title="Écrire sur WhatsApp"
          words="Sans formulaire, message déjà commencé"
        />
      )}
      {questions > 0 && (
        <Way
          icon="message-circle"
          href="#questions"
          title="Questions fréquentes"
          words={count(questions, "réponse tout de suite", "réponses tout de suite")}
        />
      )}
      <Way icon="user" href={routes.account} title="Mon compte" words="Annonces, avis, données" />
    </ul>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly words: string;
}

/** Another site opens in a tab of its own. */
const Way = ({ icon, href, title, words }: WayProps) => (
  <li>
    <a
      className={`button plain ${styles.way}`}
      href={href}
      {...(href.startsWith("https:") && { rel: "noopener", target: "_blank" })}
    >
      <Icon name={icon} />
      <span>
        {title} <small>{words}</small>
      </span>
    </a>
  </li>
);
