import { useAtomValue } from "jotai";
import { Icon } from "../ui/icon";
import { closeToast } from "./show-toast";
import { toastsAtom } from "./toasts-state";
import * as styles from "./toasts.module.css";

/** List of short messages. The live region is always present, because screen readers only announce additions to an existing one; its look comes with the first. */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  return (
    <div className={toasts[0] && styles.toasts} role="status">
      {toasts.map(({ id, type, message, closing }) => (
        <div key={id} className={styles.toast} data-type={type} data-closing={closing || undefined}>
          <p>{message}</p>
          <button type="button" onClick={() => closeToast(id)} aria-label="Fermer le message">
            <Icon name="x" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
