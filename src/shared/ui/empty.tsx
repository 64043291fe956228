import { Mark } from "./logo";
import * as styles from "./empty.module.css";

/** Empty state: a small drawing, a sentence and an optional link. */
export function Empty({ sentence, action }: { sentence: string; action?: { label: string; path: string } }) {
  return (
    <div className={styles.empty}>
      <Mark size={40} />
      <p>{sentence}</p>
      {action && (
        <a className="button plain" href={action.path}>
          {action.label}
        </a>
      )}
    </div>
  );
}
