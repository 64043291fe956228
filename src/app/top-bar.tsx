import { routes } from "../routes";
import { site } from "../site";
import { Icon } from "../ui/icon";
import * as styles from "./top-bar.module.css";

/** The site's title, contact, networks and feed (SPEC § 2.3). */
export function TopBar() {
  return (
    <div className={`no-print ${styles.bar}`}>
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.title}>{site.title}</p>
        <nav className={styles.links} aria-label="Contact et réseaux">
          <a href={routes.contact}>Contactez-nous</a>
          {site.social.map(({ label, icon, url }) => (
            <a key={label} href={url} rel="noopener" aria-label={label} title={label}>
              <Icon name={icon} size={18} />
            </a>
          ))}
          <a href={routes.atom} aria-label="Flux d’actualités" title="Flux d’actualités">
            <Icon name="rss" size={18} />
          </a>
        </nav>
      </div>
    </div>
  );
}
