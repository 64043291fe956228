import * as styles from "./tabs.page.module.css";

interface Props {
  label: string;
  tabs: readonly { label: string; path: string }[];
  /** Path of the current page. */
  current: string;
}

/** Links to the pages of a section; the current one is scrolled into view where the browser supports it. */
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
