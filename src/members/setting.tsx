import type { ReactNode } from "react";
import { Icon } from "../shared/ui/icon";
import * as styles from "./setting.later.module.css";

interface Props {
  readonly title: string;
  /** What it is set to now. */
  readonly now?: string | undefined;
  readonly children: ReactNode;
}

/** One of the account's settings: a row that opens. */
export const Setting = ({ title, now, children }: Props) => (
  <details className={styles.setting}>
    <summary>
      <h3>{title}</h3>
      {now && <span className="small quiet">{now}</span>}
      <Icon name="chevron-down" />
    </summary>
    <div className={styles.open}>{children}</div>
  </details>
);
