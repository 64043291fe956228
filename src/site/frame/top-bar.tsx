import type { ReactNode } from "react";
import { routes } from "../../routes";
import { site } from "../../site";
import { Icon } from "../../shared/ui/icon";
import { Networks } from "./networks";
import * as styles from "./top-bar.module.css";

interface Props {
  networks: readonly Queries.NetworkFragment[];
  newsletter: ReactNode;
  /** Switch for the « mode éco-données ». */
  eco: ReactNode;
  search: ReactNode;
}

/** Bar with the site's title, contact, newsletter, social networks, feed and search (rule: site/frame). */
export function TopBar({ networks, newsletter, eco, search }: Props) {
  return (
    <div className={`no-print ${styles.bar}`}>
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.title}>{site.title}</p>
        <nav className={styles.links} aria-label="Contact et réseaux">
          {eco}
          <a href={routes.contact}>Contactez-nous</a>
          {newsletter}
          <Networks networks={networks} size={18} />
          <a href={routes.atom} aria-label="Flux d’actualités">
            <Icon name="rss" size={18} />
          </a>
        </nav>
        {search}
      </div>
    </div>
  );
}
