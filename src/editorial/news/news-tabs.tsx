import { graphql, useStaticQuery } from "gatsby";
import { routes } from "../../routes";
import { Tabs } from "../../shared/ui/tabs";

/** Links to the news categories. */
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
    { label: "Toute l’actualité", path: routes.allNews },
    ...allNewsCategory.nodes.map(({ categoryId, slug, name }) => ({
      label: name,
      path: routes.newsCategory({ id: categoryId, slug }),
    })),
    { label: "Flux d’actualités", path: routes.atom },
  ];
  return <Tabs label="Rubriques" tabs={tabs} current={current} />;
}
