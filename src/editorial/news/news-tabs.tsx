import { graphql, useStaticQuery } from "gatsby";
import { routes } from "../../routes";
import { Tabs } from "../../shared/ui/tabs";

/** Links to the home of the news and to its categories; the feed stands in the top bar and in the menu. */
export function NewsTabs({ current }: { current: string }) {
  const { allNewsCategory } = useStaticQuery<Queries.NewsTabsQuery>(graphql`
    query NewsTabs {
      allNewsCategory(sort: { categoryId: ASC }) {
        nodes {
          categoryId
          slug
          name
        }
      }
    }
  `);
  const tabs = [
    { label: "À la une", path: routes.news },
    { label: "Toute l’actualité", path: routes.allNews },
    ...allNewsCategory.nodes.map(({ categoryId, slug, name }) => ({
      label: name,
      path: routes.newsCategory({ id: categoryId, slug }),
    })),
  ];
  return <Tabs label="Rubriques" tabs={tabs} current={current} />;
}
