import { useEffect, useState } from "react";
import { ago } from "../dates/ago";
import { shortDate } from "../dates/dates";

/** Whether a page has come alive here: what is shown after that equals no built page. */
let alive = false;

/** « il y a 2 h », once the page is alive; the date until then, as the built page has it. */
export function Ago({ at }: { at: string }) {
  const [now, setNow] = useState(() => (alive ? Date.now() : null)); // at once on the way back: no line less once it is scrolled to
  useEffect(() => {
    alive = true;
    setNow(Date.now());
  }, []);
  return <time dateTime={at}>{now === null ? shortDate(at) : ago(at, now)}</time>;
}
