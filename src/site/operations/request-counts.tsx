import { type Count, ENDS, type End, KINDS, type Kind, type Overview } from "../../contract/site/operations";
import { shortDate } from "../../shared/dates/dates";
import { groupDigits } from "../../shared/figures/price";
import { UNREAD } from "./instant-text";
import * as styles from "./operations.later.module.css";

const KIND_NAMES = Object.keys(KINDS) as Kind[];
const END_NAMES = Object.keys(ENDS) as End[];

const sum = (counts: readonly Count[]) => Math.round(counts.reduce((all, { requests }) => all + requests, 0));
const ending = (counts: readonly Count[], end: End) => sum(counts.filter((one) => one.end === end));

/** Figures of requests by how they ended, a row for each name. */
function Table({
  first,
  rows,
}: {
  first: string;
  rows: readonly (readonly [name: string, counts: readonly Count[]])[];
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {END_NAMES.map((end) => (
            <th key={end} scope="col">
              {ENDS[end]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, counts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {END_NAMES.map((end) => (
              <td key={end}>{groupDigits(ending(counts, end))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WIDTH = 28;
const HEIGHT = 96;

/** A bar for each day, as high as its requests, with those that failed at its foot; the table below it says the same. */
function Bars({ days }: { days: readonly (readonly [day: string, counts: readonly Count[]])[] }) {
  const highest = Math.max(1, ...days.map(([, counts]) => sum(counts)));
  const heightOf = (requests: number) => Math.round((requests / highest) * HEIGHT);
  return (
    <svg className={styles.bars} viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`} aria-hidden="true">
      {days.map(([day, counts], index) => {
        const [all, failed] = [heightOf(sum(counts)), heightOf(ending(counts, "failed"))];
        return (
          <g key={day}>
            <rect x={index * WIDTH + 2} y={HEIGHT - all} width={WIDTH - 4} height={all} rx="2" />
            <rect
              className={styles.failed}
              x={index * WIDTH + 2}
              y={HEIGHT - failed}
              width={WIDTH - 4}
              height={failed}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Requests that reached the Worker in fourteen days, by day and by kind. */
export function RequestCounts({ counts }: Pick<Overview, "counts">) {
  const listed = Array.isArray(counts) ? counts : [];
  const byDay = [...new Set(listed.map(({ day }) => day))]
    .sort()
    .map((day) => [day, listed.filter((one) => one.day === day)] as const);
  return (
    <section aria-labelledby="demandes">
      <h2 id="demandes">Demandes reçues en quatorze jours</h2>
      {counts === null && <p>{UNREAD}</p>}
      {counts === "unset" && (
        <p>
          Le site les compte sans pouvoir les lire&nbsp;: METRICS_ACCOUNT et METRICS_TOKEN ne sont pas donnés. Le
          tableau de bord de Cloudflare les montre.
        </p>
      )}
      {Array.isArray(counts) && listed.length === 0 && <p>Aucune n’est comptée.</p>}
      {listed.length > 0 && (
        <>
          <p className="quiet small">
            Ce que le Worker a répondu&nbsp;; les pages construites, servies sans lui, n’y sont pas. Des nombres
            seulement, rien de qui demande.
          </p>
          <Bars days={byDay} />
          <Table first="Jour" rows={byDay.map(([day, some]) => [shortDate(day), some] as const)} />
          <Table
            first="Sorte"
            rows={KIND_NAMES.map((kind) => [KINDS[kind], listed.filter((one) => one.kind === kind)] as const)}
          />
        </>
      )}
    </section>
  );
}
