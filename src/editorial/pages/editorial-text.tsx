import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { frenchDate } from "../../shared/dates/dates";
import { routes } from "../../routes";
import type { Crumb } from "../../shared/ui/breadcrumb";
import { Faq } from "../../shared/ui/faq";
import { PageHead } from "../../shared/ui/page-head";
import { Prose } from "../../shared/ui/prose";
import * as styles from "./editorial-text.page.module.css";

/** What its questions, which come last, are called in the contents of a page. */
export const QUESTIONS = { label: "Questions fréquentes", path: "#questions" };

/** Paragraph by which an editor marks the position of `within`. Without it, `within` comes last. */
export const PLACE = "<p>[donnees-gardees]</p>";

export const editorialCrumbs = (title: string): Crumb[] => [{ label: "Accueil", path: routes.home }, { label: title }];

interface Props {
  page: Queries.EditorialTextFragment;
  /** Sentence under the title, for a page that is more than its text: its questions then come before the text, whose date closes it. */
  lead?: string | null;
  /** Shown before the editors' text. */
  first?: ReactNode;
  /** What stands beside the text on a wide screen, such as the numbers of the site or the parts of the page, and before it on a phone. */
  beside?: ReactNode;
  /** Generated content that replaces PLACE in the text. */
  within?: ReactNode;
}

/** A text by the editors with its questions, if there are any. */
export function EditorialText({ page, lead, first = null, beside = null, within = null }: Props) {
  const [before = "", ...after] = page.html.split(PLACE);
  const questions = <Faq questions={page.faq} />;
  const date = <p className="small quiet">Mis à jour le {frenchDate(page.updated)}</p>;
  return (
    <>
      <PageHead crumbs={editorialCrumbs(page.title)} title={page.title} lead={lead ?? page.summary}>
        {!lead && date}
      </PageHead>
      {first}
      {beside && <div className={styles.beside}>{beside}</div>}
      {lead && questions}
      <div className={`stack ${styles.text}`}>
        <Prose html={before} />
        {within}
        {after.length > 0 && <Prose html={after.join("")} />}
        {lead && date}
      </div>
      {!lead && questions}
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
