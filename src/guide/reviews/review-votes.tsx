import { type PropsWithChildren, useState } from "react";
import { Icon } from "../../shared/ui/icon";
import { DialogButton } from "../../shared/popups/popups";
import * as styles from "./review-votes.page.module.css";

/** What is voted on. */
export interface Voted {
  readonly reviewId: number;
  readonly author: string;
  readonly usefulVotes: number;
}

const load = () => import("./vote");

/** « Utile » and « Signaler », for members (rule: guide/review-votes); their code is loaded when they are pressed. @param children what stands before them in their line */
export function ReviewVotes({ reviewId, author, usefulVotes, children }: PropsWithChildren<Voted>) {
  const [count, setCount] = useState(usefulVotes);
  const useful = async () => void ((await (await load()).findUseful(reviewId)) && setCount(usefulVotes + 1));
  const report = async (button: HTMLElement) => (await load()).report(button, { reviewId, author });
  return (
    <div className={styles.votes}>
      {children}
      <button type="button" className="live" aria-pressed={count > usefulVotes} onClick={useful}>
        <Icon name="thumbs-up" size={16} /> Utile{count > 0 && ` (${count})`}
        <span className="visually-hidden">{`, l’avis de ${author}`}</span>
      </button>
      <DialogButton className="live" onOpen={report}>
        <Icon name="flag" size={16} /> Signaler
        <span className="visually-hidden"> cet avis</span>
      </DialogButton>
    </div>
  );
}
