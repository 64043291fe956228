import type { Overview } from "../../contract/site/operations";
import { PolicyReports, ScriptErrors } from "./browser-reports";
import { ClockJobs } from "./clock-jobs";
import { HealthParts } from "./health-parts";
import { Incidents } from "./incidents";
import { instantText } from "./instant-text";
import { RequestCounts } from "./request-counts";
import * as styles from "./operations.later.module.css";

/** All that operators can see of the site: health, incidents, the clock, what browsers reported, requests (rule: site/operations). */
export const OperationsView = ({ seen }: { readonly seen: Overview }) => (
  <div className={styles.desk}>
    <p className="quiet small" role="status">
      État du {instantText(seen.now)}, heure de Dakar
      {seen.release !== null && <>&nbsp;; publication {seen.release}</>}.
    </p>
    <HealthParts parts={seen.parts} />
    <Incidents incidents={seen.incidents} told={seen.told} />
    <ClockJobs jobs={seen.jobs} failures={seen.failures} now={seen.now} />
    <ScriptErrors errors={seen.errors} />
    <PolicyReports reports={seen.reports} />
    <RequestCounts counts={seen.counts} />
  </div>
);
