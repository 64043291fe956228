import * as grid from "../../shared/ui/grid.module.css";
import * as styles from "./ad-skeletons.page.module.css";

/** Placeholders for ads that are loading, as high as their cards. */
export const AdSkeletons = ({ howMany }: { howMany: number }) => (
  <ul className={`live ${grid.wide} ${styles.list}`} aria-hidden="true">
    {Array.from({ length: howMany }, (_, at) => (
      <li key={at} className="card" />
    ))}
  </ul>
);
