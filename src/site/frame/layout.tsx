import { Slice } from "gatsby";
import { type ReactNode, Suspense } from "react";
import { Popups } from "../../shared/popups/popups";
import { Toasts } from "../../shared/toasts/toasts";
import * as styles from "./layout.module.css";

/**
 * Frame around every page (rule: site/frame). React takes over the footer, with its hundreds of links, after the rest, so that the first tap does not wait
 * for it (docs/performance.md).
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <Slice alias="header" />
      <main id="contenu" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Suspense>
        <Slice alias="footer" />
      </Suspense>
      <Popups />
      <Toasts />
    </>
  );
}
