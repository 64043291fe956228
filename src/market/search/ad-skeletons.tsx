import * as grid from "../../shared/ui/grid.module.css";
import * as styles from "./ad-skeletons.page.module.css";

/** Placeholders for ads that are loading, as high as their cards. @param tall whether the photo of a card stands above its text on phones too */
export const AdSkeletons = ({ howMany, tall = false }: { howMany: number; tall?: boolean }) => (
  <ul className={`live ${grid.wide} ${styles.list}`} aria-hidden="true">
    {Array.from({ length: howMany }, (_, at) => (
      <li key={at} className={tall ? `card ${styles.tall}` : "card"} />
    ))}
  </ul>
);
