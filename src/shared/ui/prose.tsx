import * as styles from "./prose.module.css";

/** HTML written by editors, which the source plugin has sanitised (docs/threats.md). tests/architecture/habits.test.ts lists the few places that may set raw markup. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
