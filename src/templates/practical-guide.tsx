import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { breadcrumbList, faqPage } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { Checklist } from "../editorial/checklist/checklist";
import { Share } from "../shared/share/share";
import { frenchDate } from "../shared/dates/dates";
import { guidesHome, practicalGuide, routes } from "../routes";
import { CostTable } from "../costs/estimates/cost-table";
import { GuideCard } from "../editorial/guides/guide-card";
import { guideData } from "../editorial/guides/guide-data";
import { site } from "../site";
import { ToolLinks } from "../costs/tools/tool-links";
import { Breadcrumb, type Crumb } from "../shared/ui/breadcrumb";
import { Faq } from "../shared/ui/faq";
import * as grid from "../shared/ui/grid.module.css";
import { Icon } from "../shared/ui/icon";
import { MainPicture } from "../shared/ui/main-picture";
import { Prose } from "../shared/ui/prose";
import { Section } from "../shared/ui/section";
import * as styles from "./practical-guide.page.module.css";
import { WholeWords } from "../shared/ui/whole-words";

type Data = Queries.PracticalGuidePageQuery;
type Guide = NonNullable<Data["guide"]>;

const crumbsOf = ({ title, topic, topicSlug }: Guide): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Guide pratique", path: guidesHome },
  ...(topic ? [{ label: topic.name, path: routes.guideTopic({ slug: topicSlug }) }] : []),
  { label: title },
];

/** What introduces a text stands before its costs, and the text from its first title on below them. */
function partsOf(html: string): readonly [intro: string, body: string] {
  const title = html.search(/<h2\b/);
  return title < 0 ? [html, ""] : [html.slice(0, title), html.slice(title)];
}

const Body = ({ html }: { html: string }) =>
  html && (
    <div className={styles.body}>
      <Prose html={html} />
    </div>
  );

export default function PracticalGuidePage({ data }: PageProps<Data>) {
  const { guide, others } = data;
  const siteUrl = useSiteUrl();
  if (!guide) return null;
  const [intro, body] = partsOf(guide.html);
  return (
    <>
      <article className={`wrap narrow ${styles.guide}`}>
        <Breadcrumb crumbs={crumbsOf(guide)} />
        <h1 className={styles.title}>
          <WholeWords text={guide.title} />
        </h1>
        {guide.summary && <p className={styles.lead}>{guide.summary}</p>}
        <p className="small quiet">
          Mis à jour le <time dateTime={guide.updated.slice(0, 10)}>{frenchDate(guide.updated)}</time> ·{" "}
          {guide.readingMinutes}&nbsp;min de&nbsp;lecture
        </p>
        {guide.photo && (
          <MainPicture
            image={guide.photo.file?.childImageSharp?.gatsbyImageData}
            alt=""
            sizes="(min-width: 768px) 672px, 100vw"
            low
          />
        )}
        {guide.delay && (
          <p className={styles.delay}>
            <Icon name="clock" />
            <span>
              <b>Délai&nbsp;:</b>
              {` ${guide.delay}`}
            </span>
          </p>
        )}
        {guide.steps.length > 0 && (
          <Section title="Les étapes" id="etapes">
            <ol className={styles.steps}>
              {guide.steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </Section>
        )}
        <Lines title="Papiers à fournir" id="papiers" items={guide.papers} />
        <Body html={intro} />
        <div className={styles.beside}>
          <CostTable costs={guide.costs} />
          <ToolLinks topicSlug={guide.topicSlug} costs={guide.costs} />
          <Lines title="Où s’adresser" id="adresses" items={guide.offices} />
          {guide.checklist.length > 0 && <Checklist id={String(guide.guideId)} items={guide.checklist} />}
        </div>
        <Body html={body} />
        <Faq questions={guide.faq} />
        {guide.sources.length > 0 && (
          <Section title="Sources" id="sources">
            <ul className={`${styles.lines} small quiet`}>
              {guide.sources.map(({ label, date }) => (
                <li key={label}>
                  {label}
                  {date && ` (${date})`}
                </li>
              ))}
            </ul>
          </Section>
        )}
        <div className={styles.share}>
          <Share title={guide.title} url={siteUrl + practicalGuide(guide.topicSlug, guide.slug)} />
        </div>
      </article>
      {others.nodes.length > 0 && (
        <div className="wrap no-print">
          <Section title="Sur le même thème">
            <ul className={grid.wide}>
              {others.nodes.map((other) => (
                <li key={other.guideId}>
                  <GuideCard guide={other} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </>
  );
}

function Lines({ title, id, items }: { title: string; id: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title} id={id}>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const siteUrl = useSiteUrl();
  const { guide } = data;
  if (!guide) return null;
  return (
    <Seo
      title={`${guide.title} · Guide pratique ${site.country}`}
      description={guide.summary ?? guide.title}
      path={location.pathname}
      siteUrl={siteUrl}
      image={guide.photo?.card?.childImageSharp?.resize?.src}
      type="article"
      data={
        __BROWSER__
          ? []
          : [
              breadcrumbList(siteUrl, crumbsOf(guide)),
              ...guideData(siteUrl + location.pathname, guide),
              ...(guide.faq.length > 0 ? [faqPage(guide.faq)] : []),
            ]
      }
    />
  );
}

export const query = graphql`
  query PracticalGuidePage($guideId: Int!, $topicSlug: String!) {
    guide(guideId: { eq: $guideId }) {
      guideId
      slug
      topicSlug
      topic {
        name
      }
      title
      summary
      photo {
        ...CardPhoto
        ...LinkCardPhoto
      }
      html
      steps {
        title
        text
      }
      papers
      costs {
        ...Cost
      }
      delay
      offices
      checklist
      faq {
        question
        answer
      }
      sources {
        label
        date
      }
      updated
      readingMinutes
    }
    others: allGuide(filter: { topicSlug: { eq: $topicSlug }, guideId: { ne: $guideId } }, sort: [{ main: DESC }, { guideId: ASC }], limit: 3) {
      nodes {
        ...GuideCard
      }
    }
  }
`;
