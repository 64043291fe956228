import { graphql } from "gatsby";
import { routes } from "../../routes";
import { site } from "../../site";
import * as grid from "../../shared/ui/grid.module.css";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./topic-wall.page.module.css";

/** Cards that link to the topics of the practical guides. */
export function TopicWall({ topics }: { topics: readonly Queries.TopicCardFragment[] }) {
  return (
    <ul className={grid.wide}>
      {topics.map(({ name, description, slug }) => (
        <li key={slug}>
          <a className={`card ${styles.topic}`} href={routes.guideTopic({ slug })}>
            <Icon name={site.fixedTopics.find((topic) => topic.slug === slug)?.icon ?? "file-text"} size={24} />
            <b>{name}</b>
            {description && <span className="small quiet">{description}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment TopicCard on GuideTopic {
    name
    description
    slug
  }
`;
