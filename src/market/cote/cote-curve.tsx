import type { CoteModel } from "../../contract/market/cote";
import * as styles from "./cote.page.module.css";

/** What cars of each year are asked for, drawn; the table beside it says the same. Null where there is one year only. */
export function CoteCurve({ cote: { drawing } }: { cote: CoteModel }) {
  if (!drawing) return null;
  const { width, height, area, line, points, prices, years } = drawing;
  return (
    <figure className={styles.curve}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {prices.map(({ y, label }) => (
          <g key={label}>
            <line className={styles.rule} x1="44" x2={width} y1={y} y2={y} />
            <text x="40" y={y + 4} textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        <path className={styles.area} d={area} />
        <path className={styles.line} d={line} />
        {points.map(({ x, y }) => (
          <circle key={x} className={styles.point} cx={x} cy={y} r="3" />
        ))}
        {years.map(({ x, label }) => (
          <text key={label} x={x} y={height - 6} textAnchor="middle">
            {label}
          </text>
        ))}
      </svg>
      <figcaption className="quiet small">
        La ligne est l’estimation de chaque année, au kilométrage habituel à son âge&nbsp;; la bande, ce que demande la
        moitié des annonces.
      </figcaption>
    </figure>
  );
}
