import { useCallback, useEffect, useState } from "react";
import { type Overview, overview } from "../../contract/site/operations";
import { askOps, dropToken, keepToken, tokenNow } from "../../shared/operator/ask-ops";
import { TokenForm } from "../../shared/operator/token-form";
import { ClockJobs } from "./clock-jobs";
import { HealthParts } from "./health-parts";
import { Incidents } from "./incidents";
import { instantText } from "./instant-text";
import * as styles from "./operations.later.module.css";
import { PolicyReports } from "./policy-reports";
import { RequestCounts } from "./request-counts";

const WRONG_TOKEN = 401;

/** All that operators can see of the site: health, incidents, the clock, requests. The token stays in this tab. */
export function OperationsDesk() {
  const [token, setToken] = useState(tokenNow);
  const [seen, setSeen] = useState<Overview | null>(null);
  const [failure, setFailure] = useState<string>();

  const leave = useCallback((message?: string) => {
    dropToken();
    setToken(null);
    setSeen(null);
    setFailure(message);
  }, []);

  const refresh = useCallback(async () => {
    if (token === null) return;
    const answer = await askOps(token, "overview", overview);
    if (answer.ok) {
      setSeen(answer.value);
      setFailure(undefined);
    } else if (answer.status === WRONG_TOKEN) leave("Ce jeton n’est pas le bon.");
    else setFailure(answer.message);
  }, [token, leave]);
  useEffect(() => void refresh(), [refresh]);

  if (token === null) {
    const enter = (typed: string) => {
      keepToken(typed);
      setFailure(undefined);
      setToken(typed);
    };
    return <TokenForm label="Jeton d’exploitation" failure={failure} onToken={enter} />;
  }

  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <button type="button" className="button plain" onClick={() => void refresh()}>
          Actualiser
        </button>
        <button type="button" className="button plain" onClick={() => leave()}>
          Fermer l’exploitation
        </button>
      </div>
      {failure && <p role="alert">{failure}</p>}
      {seen ? (
        <>
          <p className="quiet small" role="status">
            État du {instantText(seen.now)}, heure de Dakar
            {seen.release !== null && <>&nbsp;; publication {seen.release}</>}.
          </p>
          <HealthParts parts={seen.parts} />
          <Incidents incidents={seen.incidents} told={seen.told} />
          <ClockJobs jobs={seen.jobs} failures={seen.failures} now={seen.now} />
          <PolicyReports reports={seen.reports} />
          <RequestCounts counts={seen.counts} />
        </>
      ) : (
        <p role="status">{failure ? "" : "Chargement…"}</p>
      )}
    </div>
  );
}
