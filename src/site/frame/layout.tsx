import { Slice } from "gatsby";
import type { ReactNode } from "react";
import { Popups } from "../../shared/popups/popups";
import { Toasts } from "../../shared/toasts/toasts";
import * as styles from "./layout.module.css";

/** Frame around every page (rule: site/frame). */
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
      <Slice alias="footer" />
      <Popups />
      <Toasts />
    </>
  );
}
