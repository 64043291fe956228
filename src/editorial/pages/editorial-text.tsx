import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { frenchDate } from "../../shared/dates/dates";
import { Faq } from "../../shared/ui/faq";
import { PageHead } from "../../shared/ui/page-head";
import { Prose } from "../../shared/ui/prose";
import { editorialCrumbs } from "../editorial-head";
import * as styles from "./editorial-text.page.module.css";

/** What its questions, which come last, are called in the contents of a page. */
export const QUESTIONS = { label: "Questions fréquentes", path: "#questions" };

/** Paragraph by which an editor marks the position of `within`. Without it, `within` comes last. */
export const PLACE = "<p>[donnees-gardees]</p>";

interface Props {
  page: Queries.EditorialTextFragment;
  /** What stands under the title, as wide as the page. */
  first?: ReactNode;
  /** What stands beside the text on a wide screen, such as the parts of the page, and before it on a phone. */
  beside?: ReactNode;
  /** Generated content that replaces PLACE in the text. */
  within?: ReactNode;
}

/** A text by the editors with its questions, if there are any. */
export function EditorialText({ page, first, beside = null, within = null }: Props) {
  const [before = "", ...after] = page.html.split(PLACE);
  return (
    <>
      <PageHead crumbs={editorialCrumbs(page.title)} title={page.title} lead={page.summary}>
        <p className="small quiet">Mis à jour le {frenchDate(page.updated)}</p>
        {first}
      </PageHead>
      {beside && <div className={`stack ${styles.beside}`}>{beside}</div>}
      <div className={`stack ${styles.text}`}>
        <Prose html={before} />
        {within}
        {after.length > 0 && <Prose html={after.join("")} />}
      </div>
      <Faq questions={page.faq} />
    </>
  );
}

export const query = graphql`
  fragment EditorialText on EditorialPage {
    title
    summary
    html
    faq {
      question
      answer
    }
    updated
  }
`;
