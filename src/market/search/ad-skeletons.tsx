import * as row from "../cards/ad-row.page.module.css";
import * as grid from "../../shared/ui/grid.module.css";
import * as styles from "./ad-skeletons.page.module.css";

/** Placeholders for ads that are loading, as high as their cards. @param inRow whether the ads will stand in a row */
export const AdSkeletons = ({ howMany, inRow = false }: { howMany: number; inRow?: boolean }) => (
  <div className={inRow ? row.row : undefined}>
    <ul className={`live ${grid.wide} ${styles.list}`} aria-hidden="true">
      {Array.from({ length: howMany }, (_, at) => (
        <li key={at} className={inRow ? `card ${styles.tall}` : "card"} />
      ))}
    </ul>
  </div>
);
