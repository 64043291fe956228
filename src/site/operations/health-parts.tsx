import type { Overview } from "../../contract/site/operations";
import { count } from "../../shared/figures/figures";
import * as styles from "./operations.later.module.css";

/** The parts of the site, each with what was found beside its limit; those beyond their limit first. */
export function HealthParts({ parts }: Pick<Overview, "parts">) {
  const beyond = parts.filter(({ ok }) => !ok);
  return (
    <section aria-labelledby="sante">
      <h2 id="sante">
        {beyond.length === 0
          ? "Santé : tout est dans ses limites"
          : `Santé : ${count(beyond.length, "partie")} hors de ${beyond.length < 2 ? "sa limite" : "leurs limites"}`}
      </h2>
      <ul className={styles.parts}>
        {[...beyond, ...parts.filter(({ ok }) => ok)].map(({ part, ok, essential, said, limit }) => (
          <li key={part} className={ok ? styles.part : styles.beyond}>
            <h3>{part}</h3>
            <p>
              {!ok && <b>{essential ? "Hors limite, le site en souffre : " : "Hors limite : "}</b>}
              {said}
            </p>
            <p className="quiet small">Limite&nbsp;: {limit}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
