import { useAtomValue } from "jotai";
import { MAX_COMPARED } from "../../contract/guide/comparison";
import { Icon } from "../../shared/ui/icon";
import { type Chosen, comparedAtom } from "./compared-state";
import { comparisonAddress } from "./comparison";
import * as styles from "./tray.later.module.css";

const PLACES = Array.from({ length: MAX_COMPARED }, (_, at) => at + 1);

/** Bar shown on every page while cars are chosen, with how many they are, a place for each of them and a link to the comparator, where one car alone is joined by a second (rule: guide/compare-tray); pages marked `data-trayless` hide it. */
export function Tray({ onKeep }: { onKeep: (chosen: readonly Chosen[]) => void }) {
  const chosen = useAtomValue(comparedAtom) ?? [];
  if (chosen.length === 0) return null;
  return (
    <section className={`no-print ${styles.tray}`} data-raised="" aria-label="Voitures à comparer">
      <p className={styles.title}>{`${chosen.length} sur ${MAX_COMPARED}`}</p>
      <ul className={styles.places}>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              aria-label={`Retirer ${name}`}
              onClick={() => onKeep(chosen.filter((car) => car.id !== id))}
            >
              <Icon name="x" size={18} />
            </button>
          </li>
        ))}
        {PLACES.slice(chosen.length).map((place) => (
          <li key={place} className={styles.free} aria-hidden="true">
            {`${place}e voiture`}
          </li>
        ))}
      </ul>
      <a className="button" href={comparisonAddress(chosen.map(({ id }) => id))}>
        {chosen.length > 1 ? (
          <>
            Comparer <span className={styles.count}>{chosen.length}</span>
          </>
        ) : (
          <>
            Ajouter <span className={styles.which}>une 2e voiture</span>
          </>
        )}
      </a>
    </section>
  );
}
