import { frenchSpaces } from "../../contract/shared/french-spaces";
import { Icon } from "./icon";
import * as styles from "./empty.module.css";

/** Empty state: a car on its road, a sentence and an optional link. */
export function Empty({ sentence, action }: { sentence: string; action?: { label: string; path: string } }) {
  return (
    <div className={styles.empty}>
      <Icon name="car" size={48} />
      <p>{frenchSpaces(sentence)}</p>
      {action && (
        <a className="button plain" href={action.path}>
          {action.label}
        </a>
      )}
    </div>
  );
}
