import { enumerate } from "../../shared/figures/figures";
import { Section } from "../../shared/ui/section";
import type { DrawnCars } from "./drawn-cars";
import * as styles from "./silhouettes.page.module.css";

export const SILHOUETTES = "gabarits";
/** Room for the lines around the drawing and for the marks under the ground, in millimetres as all else in it. */
const MARGIN = 40;
const MARK = 90;

/** The compared cars from the side, laid over each other at one scale (rule: guide/compare-silhouettes). The text beside the drawing says all that it shows. */
export function Silhouettes({ drawn, others, sentence }: DrawnCars) {
  const length = Math.max(...drawn.map((car) => car.length));
  const height = Math.max(...drawn.map((car) => car.height));
  const marks = Array.from(
    { length: Math.floor(length / 1_000) + 1 },
    (_, metre) => `M${metre * 1_000} ${height}v${MARK}`,
  );
  return (
    <Section title="Gabarits" id={SILHOUETTES}>
      <p>{sentence}</p>
      <div className={styles.sizes}>
        <svg
          viewBox={`${-MARGIN} ${-MARGIN} ${length + 2 * MARGIN} ${height + 2 * MARGIN + MARK}`}
          aria-hidden="true"
          className={styles.drawing}
        >
          <path d={`M${-MARGIN} ${height}H${length + MARGIN}${marks.join("")}`} />
          {drawn.map((car, place) => (
            <path
              key={place}
              data-line={place}
              d={car.outline}
              transform={car.height < height ? `translate(0 ${height - car.height})` : undefined}
            />
          ))}
        </svg>
        <div>
          <ul>
            {drawn.map((car, place) => (
              <li key={place}>
                <svg viewBox="0 0 36 8" width="36" aria-hidden="true">
                  <path data-line={place} d="M0 4H36" />
                </svg>
                <b>{car.name}</b>
                <span className="small">{car.facts}</span>
              </li>
            ))}
          </ul>
          <p className="small quiet">
            Gabarits schématiques, à l’échelle&nbsp;: une marque au sol par mètre.
            {others.length > 0 &&
              ` Sans dessin, faute de dimensions ou de carrosserie connues\u00a0: ${enumerate(others)}.`}
          </p>
        </div>
      </div>
    </Section>
  );
}
