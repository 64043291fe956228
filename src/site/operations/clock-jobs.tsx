import type { Overview } from "../../contract/site/operations";
import { ago } from "../../shared/dates/ago";
import { instantText, UNREAD } from "./instant-text";
import * as styles from "./operations.later.module.css";

const CLOCKS: Readonly<Record<string, string>> = { minute: "chaque minute", night: "chaque nuit" };

/** When each job of the clock last succeeded, and what failed within a week. */
export function ClockJobs({ jobs, failures, now }: Pick<Overview, "jobs" | "failures" | "now">) {
  return (
    <section aria-labelledby="horloge">
      <h2 id="horloge">Horloge</h2>
      {jobs === null || failures === null ? (
        <p>{UNREAD}</p>
      ) : (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Tâche</th>
                <th scope="col">Dernière réussite</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map(({ part, clock, good_at, failing }) => (
                <tr key={part}>
                  <th scope="row">
                    {part} <span className="quiet small">{CLOCKS[clock] ?? clock}</span>
                  </th>
                  <td>
                    {failing && <b>En panne. </b>}
                    {good_at === null ? "jamais" : ago(new Date(good_at).toISOString(), now)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h3>Échecs de la semaine</h3>
          {failures.length === 0 && <p>Aucun.</p>}
          <ul className={styles.parts}>
            {failures.map(({ part, failed_at, times, reason }) => (
              <li key={part} className={styles.part}>
                <h4>{part}</h4>
                <p>
                  {times} fois en tout, la dernière le {instantText(failed_at)}
                </p>
                <p className="quiet small" lang="en">
                  {reason}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
