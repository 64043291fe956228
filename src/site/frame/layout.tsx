import { Slice } from "gatsby";
import { type ReactNode, Suspense } from "react";
import { Popups } from "../../shared/popups/popups";
import { Toasts } from "../../shared/toasts/toasts";
import * as styles from "./layout.module.css";

/**
 * Frame around every page (rule: site/frame). React takes over the header first, then what is within each `Suspense`, the part that a visitor touches
 * before the others: the first tap waits for half as much (docs/performance.md).
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#contenu">
        Aller au contenu
      </a>
      <Slice alias="header" />
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Slice alias="footer" />
      </Suspense>
      <Popups />
      <Toasts />
    </>
  );
}
