import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import { Share } from "./share";

interface Props {
  /** Title and absolute address under which the page is shared. */
  readonly title: string;
  readonly url: string;
  /** Classes of what is touched, and of what it opens. */
  readonly looks: readonly [summary: string | undefined, ways: string];
  /** Stands beside the ways to share. */
  readonly children?: ReactNode;
}

/** « Partager », over the ways to share, which it opens. */
export const ShareFold = ({ title, url, looks: [summary, ways], children }: Props) => (
  <details>
    <summary className={summary}>
      <Icon name="share-2" />
      Partager
    </summary>
    <div className={ways}>
      <Share title={title} url={url} />
      {children}
    </div>
  </details>
);
