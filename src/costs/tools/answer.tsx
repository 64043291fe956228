import type { ReactNode } from "react";
import { formatPrice } from "../../shared/figures/price";
import * as styles from "./tools.page.module.css";

interface Props {
  /** What the amount is: « Clé en main ». */
  readonly name: ReactNode;
  readonly amount: number;
  /** What else the answer says, smaller. */
  readonly note: ReactNode;
}

/** The amount that a tool finds; screen readers say it again whenever it changes. */
export const Answer = ({ name, amount, note }: Props) => (
  <p className={styles.answer} role="status">
    <span>{name}</span>
    <b className="price">{formatPrice(amount)}</b>
    {note && <span className="small quiet">{note}</span>}
  </p>
);
