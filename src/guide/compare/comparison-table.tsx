import { type ReactNode, useState } from "react";
import { OldPrice } from "../../costs/price/price-tag";
import { type ComparedGroup, differs, STANDARD, UNAVAILABLE } from "./comparison-rows";
import { currentPrice, isReduced } from "../../costs/price/current-price";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { strengthsOf } from "./comparison-sentence";
import type { ShownCar } from "./shown-car";
import { OfferRow } from "./offer-row";
import { Icon } from "../../shared/ui/icon";
import { Picture } from "../../shared/ui/picture";
import * as styles from "./comparison-table.page.module.css";

/** The switch that keeps the lines in which the cars differ. */
export const DIFFERENCES = "Différences uniquement";

interface Props {
  cars: readonly ShownCar[];
  groups: readonly ComparedGroup[];
  /** Whether the best value of each line is marked. */
  best: boolean;
  /** Classes where scripts make the comparison: of the table of more than two cars, and of the buttons that fold a group. */
  live?: { readonly [name in "wide" | "fold"]?: string | undefined };
  /** Renders the buttons of a car, where scripts make the comparison. Without it groups cannot be folded either, and the stylesheet keeps what differs. */
  actions?: (car: ShownCar) => ReactNode;
  /** What stands beside a car that is alone. */
  children?: ReactNode;
}

/** Cars side by side; their names with the prices and the labels stay in view while the rest scrolls, and the pictures above the names do not (rule: guide/compare-on-phones). */
export function ComparisonTable({ cars, groups, best, live = {}, actions, children }: Props) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (title: string) =>
    setFolded(new Set(folded.has(title) ? [...folded].filter((other) => other !== title) : [...folded, title]));
  const strengths = strengthsOf(cars);
  const isSame = (row: ComparedGroup["rows"][number]) => cars.length > 1 && !differs(row);
  return (
    <div
      className={live.wide ? `${styles.scroller} ${live.wide}` : styles.scroller}
      data-cars={cars.length}
      data-wide={cars.length > 2 || undefined}
      data-undisturbed=""
      {...(cars.length > 2 && { tabIndex: 0, role: "region", "aria-label": "Comparaison" })}
    >
      {!actions && (
        <label className={`chip no-print ${styles.only}`}>
          <input type="checkbox" /> {DIFFERENCES}
        </label>
      )}
      <table className={styles.table}>
        <caption className="visually-hidden">
          Comparaison&nbsp;: {cars.map(({ brand, model, name }) => `${brand} ${model} ${name}`).join(", ")}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Ce qui est comparé</span>
            </th>
            {cars.map((car) => (
              <th scope="col" key={car.id}>
                <div className={styles.face}>
                  <Picture image={car.photo} alt="" sizes="(min-width: 1024px) 440px, (min-width: 768px) 280px, 44vw" />
                  {car.used && <span className="badge">{car.used.closed ?? "Occasion"}</span>}
                </div>
                <a href={car.path}>
                  <b>
                    {car.brand} {car.model}
                  </b>{" "}
                  <span>{car.name}</span>
                </a>{" "}
                <strong className="price">{formatPrice(currentPrice(car))}</strong>
              </th>
            ))}
            {children && <td>{children}</td>}
          </tr>
          {cars.some(isReduced) && (
            <tr className={styles.prices}>
              <th scope="row">
                <span className="visually-hidden">Avant la promo</span>
              </th>
              {cars.map((car) => (
                <td key={car.id} className="small quiet">
                  {isReduced(car) && car.price !== null && (
                    <>
                      <s>{groupDigits(car.price)}</s> avant promo
                    </>
                  )}
                </td>
              ))}
            </tr>
          )}
          {strengths.some((own) => own.length > 0) && (
            <tr>
              <th scope="row">
                <span className="visually-hidden">Ses atouts</span>
              </th>
              {cars.map((car, place) => (
                <td key={car.id}>
                  {strengths[place]?.map((strength) => (
                    <p key={strength} className={styles.best}>
                      <Icon name="check" size={16} />
                      {strength}
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          )}
          <OfferRow cars={cars} />
          {actions && (
            <tr className={`no-print ${styles.change}`}>
              <th scope="row">Modifier</th>
              {cars.map((car) => (
                <td key={car.id}>{actions(car)}</td>
              ))}
            </tr>
          )}
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title} data-same={rows.every(isSame) ? "" : undefined}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={cars.length + 1}>
                {actions ? (
                  <button
                    type="button"
                    className={live.fold}
                    aria-expanded={!folded.has(title)}
                    onClick={() => fold(title)}
                  >
                    {title}
                    <Icon name="chevron-down" />
                  </button>
                ) : (
                  <span>{title}</span>
                )}
              </th>
            </tr>
            {!folded.has(title) &&
              rows.map((row) => (
                <tr key={row.label} data-same={isSame(row) ? "" : undefined}>
                  <th scope="row">
                    {row.label}
                    {row.unit && <small> ({row.unit})</small>}
                    {row.note && <div className="small"> {row.note}</div>}
                  </th>
                  {cars.map((car, place) => {
                    const isBest = best && row.best.has(place);
                    const old = row.before?.[place];
                    const text = row.texts[place];
                    return (
                      <td key={car.id} className={isBest ? styles.best : text === UNAVAILABLE ? "quiet" : undefined}>
                        {(isBest || text === STANDARD) && <Icon name="check" size={16} />}
                        {text}
                        {isBest && <span className="visually-hidden"> (le meilleur)</span>}
                        {old && (
                          <>
                            {" "}
                            <OldPrice text={old} />
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        ))}
        <tfoot>
          <OfferRow cars={cars} />
        </tfoot>
      </table>
    </div>
  );
}
