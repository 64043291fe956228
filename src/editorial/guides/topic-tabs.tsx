import { graphql, useStaticQuery } from "gatsby";
import { routes } from "../../routes";
import { Tabs } from "../../shared/ui/tabs";

/** Links to the topics of the practical guides. */
export function TopicTabs({ current }: { current: string }) {
  const { allGuideTopic } = useStaticQuery<Queries.TopicTabsQuery>(graphql`
    query TopicTabs {
      allGuideTopic(sort: { position: ASC }) {
        nodes {
          name
          slug
        }
      }
    }
  `);
  return (
    <Tabs
      label="Thèmes"
      tabs={allGuideTopic.nodes.map(({ name, slug }) => ({ label: name, path: routes.guideTopic({ slug }) }))}
      current={current}
    />
  );
}
