import * as grid from "../../shared/ui/grid.module.css";
import * as styles from "./ad-skeletons.page.module.css";

/** Places of ads that are on their way, as high as their cards will be. */
export function AdSkeletons({ howMany }: { howMany: number }) {
  return (
    <ul className={`live ${grid.wide} ${styles.list}`} aria-hidden="true">
      {Array.from({ length: howMany }, (_, at) => (
        <li key={at} className="card" />
      ))}
    </ul>
  );
}
