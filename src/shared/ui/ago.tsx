import { useEffect, useState } from "react";
import { ago } from "../dates/ago";
import { shortDate } from "../dates/dates";

/** Whether a page has been hydrated: components rendered later need not match a built page. */
let alive = false;

/** « il y a 2 h » after hydration; before that the date, as in the built page. */
export function Ago({ at }: { at: string }) {
  const [now, setNow] = useState(() => (alive ? Date.now() : null)); // After Back, the final text is rendered at once, so that its height does not change after the scroll position is restored.
  useEffect(() => {
    alive = true;
    setNow(Date.now());
  }, []);
  return <time dateTime={at}>{now === null ? shortDate(at) : ago(at, now)}</time>;
}
