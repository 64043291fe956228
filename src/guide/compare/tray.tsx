import { useAtomValue } from "jotai";
import { comparing } from "../../routes";
import { Icon } from "../../shared/ui/icon";
import { type Chosen, comparedAtom } from "./compared-state";
import * as styles from "./tray.later.module.css";

/** Follows the visitor while they choose: how many cars, which, and the way to the comparator, where it is not needed. */
export function Tray({ onKeep }: { onKeep: (chosen: readonly Chosen[]) => void }) {
  const chosen = useAtomValue(comparedAtom) ?? [];
  if (chosen.length === 0) return null;
  return (
    <section className={`no-print ${styles.tray}`} data-tray="" aria-label="Voitures à comparer">
      <details className={styles.list}>
        <summary>
          <Icon name="chevron-down" />
          <span className="visually-hidden">Voir les voitures à comparer</span>
        </summary>
        <ul>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <button
                type="button"
                aria-label={`Retirer ${name}`}
                onClick={() => onKeep(chosen.filter((one) => one.id !== id))}
              >
                <Icon name="x" size={18} />
              </button>
            </li>
          ))}
        </ul>
      </details>
      <a className="button" href={comparing(chosen.map(({ id }) => id))}>
        Comparer ({chosen.length})
      </a>
    </section>
  );
}
