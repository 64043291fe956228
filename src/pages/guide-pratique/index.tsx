import { graphql, type HeadProps, type PageProps } from "gatsby";
import * as tiles from "../../guide/lists/list-tiles.page.module.css";
import { count } from "../../shared/figures/figures";
import { topicIcon } from "../../editorial/guides/topic-icons";
import { toolJumps } from "../../costs/tools/tool-menu";
import { practicalGuide, routes } from "../../routes";
import { site } from "../../site";
import { SimpleHead } from "../../site/head/simple-head";
import { SiteSearch } from "../../site/search/site-search";
import type { Crumb } from "../../shared/ui/breadcrumb";
import { Empty } from "../../shared/ui/empty";
import * as folds from "../../shared/ui/faq.module.css";
import { Icon } from "../../shared/ui/icon";
import { Jumps } from "../../shared/ui/jumps";
import { PageHead } from "../../shared/ui/page-head";
import { Picture } from "../../shared/ui/picture";
import { Section } from "../../shared/ui/section";
import * as styles from "./index.page.module.css";

const TITLE = `Guide pratique ${site.inCountry}`;
const LEAD = "Permis, papiers, assurance, crédit : ce qu’il faut faire, où, avec quelles pièces et pour combien.";
const CRUMBS: readonly Crumb[] = [{ label: "Accueil", path: routes.home }, { label: "Guide pratique" }];

/** All practical guides by topic, and the tools (rule: editorial/guides-home). */
export default function GuidesHomePage({ data }: PageProps<Queries.GuidesHomePageQuery>) {
  const { topics, guides } = data;
  const guidesOf = (slug: string) => guides.nodes.filter(({ topicSlug }) => topicSlug === slug);
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE} lead="Démarches, pièces et prix, pas à pas." />
      <SiteSearch example="Carte grise, permis…" />
      {topics.nodes.length === 0 && (
        <Empty sentence="Les guides arrivent bientôt." action={{ label: "Retour à l’accueil", path: routes.home }} />
      )}
      <ul className={`${tiles.tiles} ${styles.tiles}`}>
        {topics.nodes.map(({ slug, name, photo }) => (
          <li key={slug}>
            <a className="card" href={routes.guideTopic({ slug })}>
              {photo ? (
                <Picture
                  image={photo.file?.childImageSharp?.gatsbyImageData}
                  alt=""
                  sizes="(min-width: 1024px) 190px, (min-width: 768px) 33vw, 50vw"
                />
              ) : (
                <Icon name={topicIcon(slug)} size={28} />
              )}
              <span>
                <b>{name}</b> <span className="small quiet">{count(guidesOf(slug).length, "guide")}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Section title="Tous les guides">
        <div className={`${folds.faq} ${styles.topics}`}>
          {topics.nodes.map(({ slug, name }) => (
            <TopicFold key={slug} name={name} guides={guidesOf(slug)} />
          ))}
        </div>
      </Section>
      <Section title="Calculez avec vos chiffres">
        <Jumps label="Outils" jumps={toolJumps} />
      </Section>
    </div>
  );
}

interface TopicProps {
  readonly name: string;
  readonly guides: Queries.GuidesHomePageQuery["guides"]["nodes"];
}

/** The guides of a topic, a line each under its name, which unfolds them. */
function TopicFold({ name, guides }: TopicProps) {
  if (guides.length === 0) return null;
  return (
    <details>
      <summary>
        <span>
          {name} <small className="quiet">{count(guides.length, "guide")}</small>
        </span>
      </summary>
      <ul>
        {guides.map(({ guideId, topicSlug, slug, title }) => (
          <li key={guideId}>
            <a href={practicalGuide(topicSlug, slug)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={CRUMBS} location={location} />
);

export const query = graphql`
  query GuidesHomePage {
    topics: allGuideTopic(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        slug
        name
        photo {
          ...CardPhoto
        }
      }
    }
    guides: allGuide(sort: [{ main: DESC }, { guideId: ASC }]) {
      nodes {
        guideId
        slug
        topicSlug
        title
      }
    }
  }
`;
