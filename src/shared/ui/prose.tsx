import * as styles from "./prose.module.css";

/** HTML of editors, sanitised by the source plugin: the one place that sets markup as it comes (SECURITY T7). */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
