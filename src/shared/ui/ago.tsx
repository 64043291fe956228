import { useContext, useEffect, useState } from "react";
import { ago } from "../dates/ago";
import { shortDate } from "../dates/dates";
import { ServedAt } from "../served/served-at";

/** Whether a page has been hydrated: components rendered later need not match a built page. */
let alive = false;

/** « il y a 2 h », as of when the Worker rendered the page. In a page of the build it is the date until the page has been hydrated. */
export function Ago({ at }: { at: string }) {
  const served = useContext(ServedAt);
  const [now, setNow] = useState(() => (alive ? Date.now() : served)); // After Back, the final text is rendered at once, so that its height does not change after the scroll position is restored.
  useEffect(() => {
    alive = true;
    if (served === null) setNow(Date.now());
  }, [served]);
  return <time dateTime={at}>{now === null ? shortDate(at) : ago(at, now)}</time>;
}
