import type { Reporter } from "gatsby";
import type { Progress } from "./fetch/fetched";

const LINE_EVERY = 100;

/**
 * Reports progress: on a terminal in the activity's status line; elsewhere, where Gatsby shows no status,
 * by a log line for every hundred rows and for the last one.
 */
export const reportProgress =
  (
    activity: Pick<ReturnType<Reporter["activityTimer"]>, "setStatus">,
    reporter: Pick<Reporter, "info">,
    terminal: boolean,
  ): Progress =>
  (endpoint, done, total) => {
    const status = `${endpoint}: ${done}/${total}`;
    if (terminal) activity.setStatus(status);
    else if (done === total || done % LINE_EVERY === 0) reporter.info(status);
  };
