import { graphql } from "gatsby";
import { type ReactNode, useRef } from "react";
import { guideMenu, guideMore, importing } from "../../menu";
import { routes } from "../../routes";
import { Icon, type IconName } from "../../shared/ui/icon";
import * as styles from "./top-navigation.module.css";
import { useEscape } from "./use-escape";

interface Entry {
  readonly label: string;
  readonly description?: string;
  readonly route: string;
  readonly icon?: IconName;
}

/**
 * Desktop navigation, which works without scripts. Each entry is a plain link; a native <details> beside it opens its panel for keyboard and touch, and
 * hovering opens it for the mouse.
 */
export function TopNavigation(props: {
  categories: readonly Queries.CategoryLinkFragment[];
  topics: readonly Queries.TopicLinkFragment[];
  comparator: (className: string | undefined) => ReactNode;
}) {
  const topics = props.topics.map(({ name, slug }) => ({ label: name, route: routes.guideTopic({ slug }) }));
  const categories = props.categories.map(({ name, categoryId, slug }) => ({
    label: name,
    route: routes.newsCategory({ id: categoryId, slug }),
  }));
  const all = { label: "Toute l’actualité", route: routes.allNews };
  return (
    <nav className={styles.nav} aria-label="Navigation principale">
      <ul>
        <li>
          <a className={styles.top} href={routes.home}>
            Accueil
          </a>
        </li>
        <Menu label="Guide Auto" route={routes.guide} entries={[...guideMenu, ...guideMore]} />
        <li>{props.comparator(styles.top)}</li>
        <li>
          <a className={styles.top} href={routes.usedCars}>
            Occasion
          </a>
        </li>
        <li>
          <a className={styles.top} href={routes.postAd}>
            Vendre
          </a>
        </li>
        <Menu label="Guide pratique" entries={[...topics, importing]} />
        <li>
          <a className={styles.top} href={routes.tools}>
            Outils
          </a>
        </li>
        <Menu label="Actualité auto" route={routes.news} entries={[...categories, all]} />
      </ul>
    </nav>
  );
}

function Menu({ label, route, entries }: { label: string; route?: string; entries: readonly Entry[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEscape(() => {
    const menu = details.current;
    const hovered = menu?.parentElement?.matches(":hover") ?? false;
    if (!menu || !(menu.open || hovered)) return;
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
    // A menu held open by hovering stays closed after Esc until the mouse has left it.
    if (hovered && menu.parentElement) menu.parentElement.dataset.shut = "";
  });
  return (
    <li className={styles.menu} onMouseLeave={({ currentTarget }) => delete currentTarget.dataset.shut}>
      {route && (
        <a className={styles.top} href={route}>
          {label}
        </a>
      )}
      <details name="menu" ref={details}>
        <summary className={route ? styles.more : styles.top} aria-label={route ? `Sous-menu ${label}` : undefined}>
          {!route && label}
          <Icon name="chevron-down" size={16} />
        </summary>
        <ul className={styles.panel}>
          {entries.map((entry) => (
            <li key={entry.route}>
              <a href={entry.route}>
                {entry.icon && <Icon name={entry.icon} />}
                {entry.label}
                {entry.description && <span>{entry.description}</span>}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

export const fragments = graphql`
  fragment CategoryLink on NewsCategory {
    categoryId
    slug
    name
  }
  fragment TopicLink on GuideTopic {
    name
    slug
  }
`;
