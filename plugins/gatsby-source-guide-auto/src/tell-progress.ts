import type { Reporter } from "gatsby";
import type { Progress } from "./fetch/fetched";

const LINE_EVERY = 100;

/**
 * Says what is being fetched: on a terminal in the activity's own line, which renews itself; elsewhere, where Gatsby
 * says nothing before the end, in a line each hundred and at the last one.
 */
export const tellProgress =
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
