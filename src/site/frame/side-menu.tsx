import { type ReactNode, type SyntheticEvent, useRef } from "react";
import { guideMenu, guideMore, importing } from "../../menu";
import { guidesHome, routes } from "../../routes";
import { site } from "../../site";
import { Icon } from "../../shared/ui/icon";
import { Networks } from "./networks";
import * as styles from "./side-menu.module.css";
import { useEscape } from "./use-escape";

interface Props {
  categories: readonly Queries.CategoryLinkFragment[];
  networks: readonly Queries.NetworkFragment[];
  account: ReactNode;
  /** Switch for the « mode éco-données ». */
  eco: ReactNode;
  theme: ReactNode;
}

/** The ways that begin the menu. */
const WAYS = [
  ["Neuf", "car", routes.guide],
  ["Occasion", "key-round", routes.usedCars],
  ["Vendre", "banknote", routes.postAd],
  ["Comparateur", "scale", routes.compare],
  ["Guides", "file-text", guidesHome],
  ["Outils", "wrench", routes.tools],
] as const;

/** The first of each are left out: new cars, because « Neuf » leads to them, and their search, which beside that of the header would look like the same. */
const GUIDE = [...guideMenu.slice(1), ...guideMore.slice(1)];

/** The menu is the same on every page, so that the page itself is marked when it opens. */
function markHere({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  for (const link of currentTarget.querySelectorAll("a"))
    if (link.href === location.origin + location.pathname) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
}

/**
 * Phone menu: a native <details> whose panel covers the page. The stylesheet alone prevents scrolling and pressing what lies behind, so it works without
 * scripts; only closing it by Esc needs them.
 */
export function SideMenu({ categories, networks, account, eco, theme }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEscape(() => {
    // A dialog opened from the menu handles Esc itself.
    if (!details.current?.open || document.querySelector("dialog[open]")) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  });
  return (
    <details className={styles.menu} ref={details} onToggle={markHere}>
      <summary>
        <Icon name="menu" size={24} />
        <Icon name="x" size={24} />
        <span className="visually-hidden">Menu</span>
      </summary>
      <nav className={styles.panel} aria-label="Menu">
        <p className={styles.title} aria-hidden="true">
          Menu
        </p>
        <ul className={styles.ways}>
          {WAYS.map(([label, icon, route]) => (
            <li key={route}>
              <a href={route}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <a href={routes.selection}>Ma sélection</a>
          </li>
          <li>
            <a href={routes.account}>Mon compte</a>
          </li>
        </ul>
        <h2>Guide d’achat</h2>
        <ul>
          {GUIDE.map(({ label, route }) => (
            <li key={route}>
              <a href={route}>{label}</a>
            </li>
          ))}
        </ul>
        <h2>Nos rubriques</h2>
        <ul>
          <li>
            <a href={routes.allNews}>Toute l’actualité</a>
          </li>
          {categories.map(({ categoryId, slug, name }) => (
            <li key={categoryId}>
              <a href={routes.newsCategory({ id: categoryId, slug })}>{name}</a>
            </li>
          ))}
        </ul>
        <h2>Guide pratique</h2>
        <ul>
          {site.fixedTopics.map((topic) => (
            <li key={topic.slug}>
              <a href={routes.guideTopic(topic)}>{topic.name}</a>
            </li>
          ))}
          <li>
            <a href={importing.route}>{importing.label}</a>
          </li>
        </ul>
        <ul className={styles.last}>
          <li>
            {eco}
            {theme}
            {account}
          </li>
          <li>
            <a href={routes.contact}>Contactez-nous</a>
          </li>
          <li className={styles.follow}>
            <span>Nous suivre</span>
            <Networks networks={networks} />
            <a href={routes.atom} aria-label="Flux d’actualités">
              <Icon name="rss" />
            </a>
          </li>
        </ul>
      </nav>
    </details>
  );
}
