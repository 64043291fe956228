import type { ReactNode } from "react";
import { ShareFold } from "../share/share-fold";
import * as styles from "./actions.page.module.css";

/** How a link or a button of the row looks. */
export const ACTION = "button plain";

interface Props {
  /** Title and absolute address under which the page is shared. */
  readonly title: string;
  readonly url: string;
  /** The actions before « Partager », each with an icon and the class `ACTION`. */
  readonly children: ReactNode;
  /** Stands beside the ways to share. */
  readonly more?: ReactNode;
}

/** What can be done with a car besides asking for it: labelled icons in one row, the last of which opens the ways to share it. */
export const Actions = ({ title, url, children, more }: Props) => (
  <div className={`no-print row small ${styles.actions}`}>
    {children}
    <ShareFold title={title} url={url} looks={[ACTION, "row"]}>
      {more}
    </ShareFold>
  </div>
);
