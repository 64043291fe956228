import * as styles from "./tabs.module.css";

interface Props {
  label: string;
  tabs: readonly { label: string; path: string }[];
  /** Path of the page itself. */
  current: string;
}

/** Neighbour pages of one section, as links; the current one is in view where the browser can. */
export function Tabs({ label, tabs, current }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <a href={tab.path} aria-current={tab.path === current ? "page" : undefined}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
