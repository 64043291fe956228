import * as styles from "./prose.module.css";

/** HTML of editors, which the source plugin has sanitised (docs/threats.md): this is the one place that sets markup as it comes. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
