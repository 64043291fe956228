import { Mark } from "./logo";
import * as styles from "./empty.module.css";

/** One sentence, one action, one small drawing. */
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
