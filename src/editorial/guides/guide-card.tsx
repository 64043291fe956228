import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { shortDate } from "../../shared/dates/dates";
import { practicalGuide } from "../../routes";
import { WholeWords } from "../../shared/ui/whole-words";
import * as styles from "./guide-card.page.module.css";

interface Props {
  /** Its summary is given on the page of its topic; beside another guide, its title is enough. */
  readonly guide: Queries.GuideCardFragment & { readonly summary?: string | null };
  /** Titles of its steps, for the guide with which a page begins. */
  readonly steps?: readonly string[] | undefined;
  /** Its picture. */
  readonly children?: ReactNode;
}

export function GuideCard({ guide, steps = [], children }: Props) {
  return (
    <article className={`card ${styles.card}`}>
      {children}
      <h3>
        <a href={practicalGuide(guide.topicSlug, guide.slug)}>
          <WholeWords text={guide.title} />
        </a>
      </h3>
      {guide.summary && <p>{guide.summary}</p>}
      {steps.length > 0 && (
        <ol aria-label="Les étapes">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p className="small quiet">{`${guide.readingMinutes}\u00a0min · mis à jour le ${shortDate(guide.updated)}`}</p>
    </article>
  );
}

export const fragment = graphql`
  fragment GuideCard on Guide {
    guideId
    slug
    topicSlug
    title
    readingMinutes
    updated
  }
`;
