import { useEffect, useState } from "react";
import { copyDate } from "./copy-notice";
import { KEPT_AT, STORES } from "../../shared/stored/stores";
import { Section } from "../../shared/ui/section";
import * as styles from "./kept-pages.page.module.css";

interface Kept {
  readonly path: string;
  readonly title: string;
  /** ISO instant. */
  readonly at: string;
}

/** Pages cached by the service worker, the latest first. */
async function keptPages(): Promise<readonly Kept[]> {
  const store = await caches.open(STORES.page);
  const kept = await Promise.all(
    (await store.keys()).map(async ({ url }) => {
      const copy = await store.match(url);
      const { title } = new DOMParser().parseFromString((await copy?.text()) ?? "", "text/html");
      return { path: new URL(url).pathname, title, at: copy?.headers.get(KEPT_AT) ?? "" };
    }),
  );
  return kept.sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** List of the pages cached in this browser, if there are any. The page around it has a short footer, because its links lead nowhere without a network. */
export function KeptPages() {
  const [pages, setPages] = useState<readonly Kept[]>([]);
  // A browser that refuses its cache has kept none.
  useEffect(() => void keptPages().then(setPages, () => setPages([])), []);
  return (
    <div className={styles.alone}>
      {pages.length > 0 && (
        <Section title="Pages gardées sur cet appareil" id="gardees">
          <ul className={styles.kept}>
            {pages.map(({ path, title, at }) => (
              <li key={path}>
                <a className="card" href={path}>
                  <b>{title}</b> <span className="small quiet">copie du {copyDate(at)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
