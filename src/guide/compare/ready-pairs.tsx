import { Fragment } from "react";
import type { ComparedCar } from "../../contract/guide/comparison";
import { formatPrice } from "../../shared/figures/price";
import { Picture } from "../../shared/ui/picture";
import * as styles from "./ready-pairs.page.module.css";

/** A comparison that has its own page, with what its card shows of both models. */
export interface ReadyPair {
  readonly path: string;
  readonly cars: readonly {
    /** « Kia Seltos » */
    readonly name: string;
    /** Price of the cheapest version. */
    readonly price: number | null;
    /** Whether a promo makes that price. */
    readonly isReduced: boolean;
    /** « 1.100.000 FCA de moins »: what most sets its cheapest version apart from the other's, where it is the better one in something. */
    readonly better: string | null;
    readonly photo: ComparedCar["photo"];
  }[];
}

const SIZES = "(min-width: 1100px) 190px, (min-width: 768px) 24vw, 44vw";

/** Cards of comparisons that have their own page (rule: guide/popular-pairs). */
export function ReadyPairs({ pairs }: { pairs: readonly ReadyPair[] }) {
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ path, cars }) => (
        <li key={path} className="card">
          <a href={path}>
            {cars.map(({ name, price, isReduced, better, photo }, place) => (
              <Fragment key={name}>
                {place > 0 && <i>ou</i>}
                <span>
                  <Picture image={photo} alt="" sizes={SIZES} />
                  <b>{name}</b>
                  <small className="quiet">
                    dès <span className="price">{formatPrice(price)}</span>
                  </small>
                  {better && <strong>{better}</strong>}
                  {isReduced && <em>Promo</em>}
                </span>
              </Fragment>
            ))}
          </a>
        </li>
      ))}
    </ul>
  );
}
