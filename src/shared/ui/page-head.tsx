import type { ReactNode } from "react";
import { frenchSpaces } from "../../contract/shared/french-spaces";
import { Breadcrumb, type Crumb } from "./breadcrumb";
import * as styles from "./page-head.module.css";
import { WholeWords } from "./whole-words";

interface Props {
  crumbs: readonly Crumb[];
  title: string;
  /** One or two sentences under the title, or a figure. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** Top of a page: breadcrumb, title and introduction. */
export function PageHead({ crumbs, title, lead, children }: Props) {
  return (
    <div className={styles.head}>
      <Breadcrumb crumbs={crumbs} />
      <h1>
        <WholeWords text={frenchSpaces(title)} />
      </h1>
      {lead && <p className={styles.lead}>{typeof lead === "string" ? frenchSpaces(lead) : lead}</p>}
      {children}
    </div>
  );
}
