import type { ReactNode } from "react";
import type { Overview } from "../../contract/site/operations";
import { instantText, UNREAD } from "./instant-text";
import * as styles from "./operations.later.module.css";

interface Reported {
  readonly page: string;
  readonly first_at: number;
  readonly last_at: number;
  readonly times: number;
}
interface Props<Report> {
  readonly id: string;
  readonly title: string;
  readonly reports: readonly Report[] | null;
  /** What a report is of, which no two of them share on one page. */
  readonly nameOf: (report: Report) => string;
  readonly children: ReactNode;
}

/** What browsers have reported within a month: a kind each, with its page and when it came. */
function BrowserReports<Report extends Reported>({ id, title, reports, nameOf, children }: Props<Report>) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="quiet small">{children} Rien n’y dit qui a visité.</p>
      {reports === null && <p>{UNREAD}</p>}
      {reports?.length === 0 && <p>Rien depuis un mois.</p>}
      {reports !== null && reports.length > 0 && (
        <ul className={styles.parts}>
          {reports.map((report) => (
            <li key={`${nameOf(report)} ${report.page}`} className={styles.part}>
              <h3>{nameOf(report)}</h3>
              <p>Sur {report.page === "/" ? "l’accueil" : report.page}</p>
              <p className="quiet small">
                {report.times < 2
                  ? `Une fois, le ${instantText(report.last_at)}`
                  : `${report.times} fois au moins, du ${instantText(report.first_at)} au ${instantText(report.last_at)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What browsers have refused to load by the site's policy. */
export const PolicyReports = ({ reports }: Pick<Overview, "reports">) => (
  <BrowserReports
    id="refus"
    title="Ce que les navigateurs ont refusé"
    reports={reports}
    nameOf={({ directive, blocked }) => `${directive}\u00a0: ${blocked}`}
  >
    Par la politique de sécurité du site. Une extension ou un virus du visiteur en est souvent la cause&nbsp;; ce qui
    vient d’une de nos pages, chez beaucoup, est à corriger.
  </BrowserReports>
);

/** Errors of the site's scripts in browsers. */
export const ScriptErrors = ({ errors }: Pick<Overview, "errors">) => (
  <BrowserReports
    id="erreurs"
    title="Erreurs de nos scripts"
    reports={errors}
    nameOf={({ error, place }) => `${error}\u00a0: ${place}`}
  >
    Fichier, ligne et colonne&nbsp;: la carte des sources du fichier dit de quel module il s’agit.
  </BrowserReports>
);
