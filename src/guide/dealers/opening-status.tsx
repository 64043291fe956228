import { Fragment, type ReactNode, useEffect, useState } from "react";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./opening.page.module.css";
import { usualHours, weekOf } from "./opening-hours";
import { openWords } from "./open-now";
import { DAY, type Hours, minuteOfWeek } from "./week";

const MINUTE = 60_000;

/** Minutes since Monday, midnight, in Dakar. Null in the built page and in its first rendering, because neither knows when it is read. */
function useMinute(): number | null {
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setMinute(minuteOfWeek(Date.now()));
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return minute;
}

interface Props {
  readonly hours: readonly Hours[];
}
interface StatusProps extends Props {
  /** The hours themselves. */
  readonly children: ReactNode;
}

/** Whether the dealer is open now (rule: guide/dealer-open), over its hours, which it opens. Until that is known, the same line says its usual hours. */
export function OpeningStatus({ hours, children }: StatusProps) {
  const minute = useMinute();
  const now = minute === null ? null : openWords(hours, minute);
  return (
    <details>
      <summary className={styles.status}>
        <Icon name="clock" size={18} />
        <span data-now="">
          {now ? (
            <>
              <b className={now.open ? styles.open : "quiet"}>{now.state}</b>
              {now.change && ` · ${now.change}`}
            </>
          ) : (
            <>
              <span className="visually-hidden">Horaires d’ouverture&nbsp;: </span>
              {usualHours(hours)}
            </>
          )}
        </span>
        <Icon name="chevron-down" size={18} />
      </summary>
      {children}
    </details>
  );
}

/** The hours of each day, with today marked once it is known which day it is. */
export function OpeningTable({ hours }: Props) {
  const minute = useMinute();
  const today = minute === null ? null : Math.floor(minute / DAY);
  return (
    <div className="stack">
      <table className={`measure ${styles.table}`}>
        <caption className="visually-hidden">Horaires d’ouverture, jour par jour</caption>
        <tbody>
          {weekOf(hours).map(({ day, open }, index) => (
            <tr key={day} aria-current={index === today ? "date" : undefined}>
              <th scope="row">
                {day}
                {index === today && (
                  <span className="visually-hidden" data-now="">
                    {" "}
                    (aujourd’hui)
                  </span>
                )}
              </th>
              <td>
                {open.length === 0
                  ? "Fermé"
                  : open.map((period) => (
                      <Fragment key={period}>
                        {period}
                        <br />
                      </Fragment>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small quiet">
        Heure de Dakar. Un jour férié peut changer ces horaires&nbsp;: appelez avant de venir.
      </p>
    </div>
  );
}
