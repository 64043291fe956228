import * as styles from "./nothing-found.page.module.css";

/** Error shown when the cars cannot be loaded. */
export function NoList({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.nothing}>
      <p>La liste n’a pas pu être chargée.</p>
      <button type="button" className="button" onClick={onRetry}>
        Réessayer
      </button>
    </div>
  );
}
