import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { breadcrumbList } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { guidesHome, routes } from "../routes";
import { GuideCard } from "../editorial/guides/guide-card";
import { CostTable } from "../costs/estimates/cost-table";
import { ToolLinks } from "../costs/tools/tool-links";
import { TopicTabs } from "../editorial/guides/topic-tabs";
import { site } from "../site";
import type { Crumb } from "../shared/ui/breadcrumb";
import { Empty } from "../shared/ui/empty";
import { PageHead } from "../shared/ui/page-head";
import { Picture } from "../shared/ui/picture";
import * as styles from "./guide-topic.page.module.css";

type Data = Queries.GuideTopicPageQuery;

const PICTURE_SIZES = "(min-width: 600px) 180px, 80px";

const crumbsOf = (name: string): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Guide pratique", path: guidesHome },
  { label: name },
];

/** The guides of a topic, of which the first is shown with its steps, and beside them what it costs. */
export default function GuideTopicPage({ data }: PageProps<Data>) {
  const { topic, guides } = data;
  const [first] = data.first.nodes;
  if (!topic) return null;
  return (
    <div className={`wrap ${styles.topic}`}>
      <TopicTabs current={routes.guideTopic({ slug: topic.slug })} />
      <PageHead crumbs={crumbsOf(topic.name)} title={`${topic.name} ${site.inCountry}`} lead={topic.description} />
      <h2 className="visually-hidden">Les guides</h2>
      {guides.nodes.length > 0 ? (
        <ul className={styles.list}>
          {guides.nodes.map((guide, at) => (
            <li key={guide.guideId}>
              <GuideCard guide={guide} steps={at === 0 ? first?.steps.map(({ title }) => title) : undefined}>
                {guide.photo?.file && (
                  <Picture image={guide.photo.file.childImageSharp?.gatsbyImageData} alt="" sizes={PICTURE_SIZES} />
                )}
              </GuideCard>
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          sentence="Pas encore de guide sur ce thème."
          action={{ label: "Retour à l’accueil", path: routes.home }}
        />
      )}
      <div className={styles.beside}>
        <CostTable costs={first?.costs ?? []} />
        <ToolLinks topicSlug={topic.slug} />
      </div>
    </div>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const siteUrl = useSiteUrl();
  const { topic } = data;
  if (!topic) return null;
  return (
    <Seo
      title={`${topic.name} ${site.inCountry} : guide pratique`}
      description={topic.description ?? `Démarches, papiers et coûts : ${topic.name}.`}
      path={location.pathname}
      siteUrl={siteUrl}
      image={topic.photo?.card?.childImageSharp?.resize?.src}
      data={__BROWSER__ ? [] : [breadcrumbList(siteUrl, crumbsOf(topic.name))]}
    />
  );
}

export const query = graphql`
  query GuideTopicPage($topicSlug: String!) {
    topic: guideTopic(slug: { eq: $topicSlug }) {
      name
      slug
      description
      photo {
        ...LinkCardPhoto
      }
    }
    first: allGuide(filter: { topicSlug: { eq: $topicSlug } }, sort: [{ main: DESC }, { guideId: ASC }], limit: 1) {
      nodes {
        steps {
          title
        }
        costs {
          ...Cost
        }
      }
    }
    guides: allGuide(filter: { topicSlug: { eq: $topicSlug } }, sort: [{ main: DESC }, { guideId: ASC }]) {
      nodes {
        summary
        ...GuideCard
        photo {
          ...CardPhoto
        }
      }
    }
  }
`;
