import { graphql, type HeadProps, type PageProps } from "gatsby";
import { topicIcon } from "../../editorial/guides/topic-icons";
import { toolIcon } from "../../costs/tools/tool-icons";
import { toolMenu } from "../../costs/tools/tool-menu";
import { practicalGuide, routes } from "../../routes";
import { site } from "../../site";
import { SimpleHead } from "../../site/head/simple-head";
import { SiteSearch } from "../../site/search/site-search";
import { count } from "../../shared/figures/figures";
import type { Crumb } from "../../shared/ui/breadcrumb";
import { Empty } from "../../shared/ui/empty";
import * as grid from "../../shared/ui/grid.module.css";
import { Icon } from "../../shared/ui/icon";
import { PageHead } from "../../shared/ui/page-head";
import { Section } from "../../shared/ui/section";
import * as styles from "./index.page.module.css";

type Data = Queries.GuidesHomePageQuery;

const TITLE = `Guide pratique ${site.inCountry}`;
const LEAD = "Permis, papiers, assurance, crédit : ce qu’il faut faire, où, avec quelles pièces et pour combien.";
const CRUMBS: readonly Crumb[] = [{ label: "Accueil", path: routes.home }, { label: "Guide pratique" }];
/** Fills the last row of seven tools. */
const ALL_TOOLS = { label: "Tous les outils", route: routes.tools };
/** Number of guides that a topic shows. */
const SHOWN = 3;

/** The topics of the practical guides with their first guides, and the tools (rule: editorial/guides-home). */
export default function GuidesHomePage({ data }: PageProps<Data>) {
  const { topics, guides } = data;
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE} lead="Démarches, pièces et prix, pas à pas." />
      <SiteSearch example="Carte grise, permis…" />
      {topics.nodes.length === 0 && (
        <Empty sentence="Les guides arrivent bientôt." action={{ label: "Retour à l’accueil", path: routes.home }} />
      )}
      <div className={grid.wide}>
        {topics.nodes.map((topic) => (
          <Topic
            key={topic.slug}
            topic={topic}
            guides={guides.nodes.filter(({ topicSlug }) => topicSlug === topic.slug)}
          />
        ))}
      </div>
      <Section title="Calculez avec vos chiffres">
        <ul className={styles.tools}>
          {[...toolMenu, ALL_TOOLS].map(({ label, route }) => (
            <li key={route}>
              <a className="card" href={route}>
                <Icon name={route === routes.tools ? "layout-grid" : toolIcon(route)} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface TopicProps {
  readonly topic: Data["topics"]["nodes"][number];
  /** Its guides, the main one first. */
  readonly guides: Data["guides"]["nodes"];
}

/** A topic with its first guides, and the way to all of them. */
function Topic({ topic: { slug, name }, guides }: TopicProps) {
  const path = routes.guideTopic({ slug });
  const all = count(guides.length, "guide");
  return (
    <section className={`card ${styles.topic}`}>
      <h2>
        <a href={path}>
          <Icon name={topicIcon(slug)} size={24} />
          {name}
        </a>
      </h2>
      {guides.length > 0 && (
        <ul>
          {guides.slice(0, SHOWN).map((guide) => (
            <li key={guide.guideId}>
              <a href={practicalGuide(guide.topicSlug, guide.slug)}>{guide.title}</a>
            </li>
          ))}
        </ul>
      )}
      <a href={path}>
        <span>
          {guides.length > 1 ? `Les ${all}` : all}
          <span className="visually-hidden">{` : ${name}`}</span>
        </span>
      </a>
    </section>
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
