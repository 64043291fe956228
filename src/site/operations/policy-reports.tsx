import type { Overview } from "../../contract/site/operations";
import { instantText, UNREAD } from "./instant-text";
import * as styles from "./operations.later.module.css";

/** What browsers have refused to load by the site's policy within a month. */
export function PolicyReports({ reports }: Pick<Overview, "reports">) {
  return (
    <section aria-labelledby="refus">
      <h2 id="refus">Ce que les navigateurs ont refusé</h2>
      <p className="quiet small">
        Par la politique de sécurité du site. Une extension ou un virus du visiteur en est souvent la cause&nbsp;; ce
        qui vient d’une de nos pages, chez beaucoup, est à corriger. Rien n’y dit qui a visité.
      </p>
      {reports === null && <p>{UNREAD}</p>}
      {reports?.length === 0 && <p>Rien depuis un mois.</p>}
      {reports !== null && reports.length > 0 && (
        <ul className={styles.parts}>
          {reports.map(({ directive, blocked, page, first_at, last_at, times }) => (
            <li key={`${directive} ${blocked} ${page}`} className={styles.part}>
              <h3>
                {directive}&nbsp;: {blocked}
              </h3>
              <p>Sur {page === "/" ? "l’accueil" : page}</p>
              <p className="quiet small">
                {times < 2
                  ? `Une fois, le ${instantText(last_at)}`
                  : `${times} fois au moins, du ${instantText(first_at)} au ${instantText(last_at)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
