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
        <div className={styles.topics}>
          {topics.nodes.map(({ slug, name }) => (
            <section key={slug} className={`card ${styles.topic}`}>
              <h3>
                <a href={routes.guideTopic({ slug })}>{name}</a>
              </h3>
              <ul>
                {guidesOf(slug).map(({ guideId, slug: own, title }) => (
                  <li key={guideId}>
                    <a href={practicalGuide(slug, own)}>{title}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
      <Section title="Calculez avec vos chiffres">
        <Jumps label="Outils" jumps={toolJumps} />
      </Section>
    </div>
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
