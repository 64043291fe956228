import { frenchSpaces } from "../../contract/shared/french-spaces";
import { BodyIcon } from "./body-icon";
import { Icon, type IconName } from "./icon";
import * as styles from "./empty.module.css";

interface Props {
  readonly sentence: string;
  readonly action?: { readonly label: string; readonly path: string };
  readonly icon?: IconName;
}

/** Empty state: a car, or an icon of what is missing, on its road, a sentence and an optional link. */
export function Empty({ sentence, action, icon }: Props) {
  return (
    <div className={styles.empty}>
      {icon ? <Icon name={icon} size={48} /> : <BodyIcon body="suv" width={112} />}
      <p>{frenchSpaces(sentence)}</p>
      {action && (
        <a className="button" href={action.path}>
          {action.label}
        </a>
      )}
    </div>
  );
}
