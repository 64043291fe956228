import type { ComponentProps } from "react";
import * as styles from "./main-picture.page.module.css";
import { Picture } from "./picture";

interface Props extends Omit<ComponentProps<typeof Picture>, "turn"> {
  /** Less high, where what is asked stands below it. */
  low?: boolean;
}

/** The picture of what a page is about, from edge to edge of a phone. */
export const MainPicture = ({ low = false, ...picture }: Props) => (
  <div className={low ? `${styles.picture} ${styles.low}` : styles.picture}>
    <Picture {...picture} main />
  </div>
);
