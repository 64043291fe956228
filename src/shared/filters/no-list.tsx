import * as styles from "./nothing-found.page.module.css";

/** Error shown when the cars cannot be loaded. */
export function NoList({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.nothing}>
      <p>Impossible de charger la liste.</p>
      <button type="button" className="button" onClick={onRetry}>
        Réessayer
      </button>
    </div>
  );
}
