import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { organization } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { guidesHome, routes } from "../routes";
import { ArticleList } from "../editorial/news/article-list";
import { BannerPlace } from "../editorial/banners/banner-place";
import type { BodyList } from "../guide/lists/body-list";
import { BodyTiles } from "../guide/lists/body-tiles";
import type { ListGroup } from "../guide/lists/list-group";
import { BrandWall } from "../guide/brands/brand-wall";
import { HomeHero } from "../site/home/home-hero";
import { OwnerWords } from "../site/home/owner-words";
import { ModelGrid } from "../guide/lists/model-grid";
import { PromoList } from "../guide/promos/promo-list";
import * as ads from "../market/cards/ad-row.page.module.css";
import { LatestAdsPlace } from "../market/cards/latest-ads";
import { SellPlace } from "../market/cards/sell-place";
import { toolIcon } from "../costs/tools/tool-icons";
import { toolMenu } from "../costs/tools/tool-menu";
import { site } from "../site";
import { siteDescription } from "../site-description";
import { Icon } from "../shared/ui/icon";
import { Jumps } from "../shared/ui/jumps";
import { Section } from "../shared/ui/section";
import * as styles from "./home.page.module.css";

/** Number of brands on the home page, those with the most models first; a link leads to all of them. */
const MAX_BRANDS = 6;

/** The tools that tell a price, two rows of a wide screen. */
const tools = toolMenu
  .filter(({ route }) => route !== routes.roadFitness)
  .map(({ label, route }) => ({ label, path: route, before: <Icon name={toolIcon(route)} /> }));

interface Context {
  readonly budgets: ListGroup["lists"];
  readonly bodies: readonly BodyList[];
  readonly energies: ListGroup["lists"];
}

/** Home page: both searches, cars of the market, ways to choose a new one, what a car costs, and what is new (rule: site/home). */
export default function HomePage({
  data,
  pageContext: { budgets, bodies, energies },
}: PageProps<Queries.HomePageQuery, Context>) {
  const promos = data.promos.nodes;
  const largest = [...data.brands.nodes].sort((a, b) => b.models.length - a.models.length).slice(0, MAX_BRANDS);
  return (
    <>
      <HomeHero
        scene={data.scene}
        models={data.models.totalCount}
        versions={data.versions.totalCount}
        budgets={budgets}
      />
      <div className="wrap">
        <LatestAdsPlace />
        <Section title="Voitures neuves" more={routes.search}>
          <div className="stack">
            <BodyTiles bodies={bodies} faces={data.faces} />
            <Jumps label="Énergie" jumps={energies} />
          </div>
        </Section>
        <div className={styles.sides}>
          <Section title="Le vrai coût" more={routes.tools}>
            <Jumps label="Outils" jumps={tools} />
          </Section>
          <SellPlace />
        </div>
        <Section title="Les marques" more={routes.newCars}>
          <BrandWall brands={largest} />
        </Section>
        {promos.length > 0 && (
          <Section title="Promos du moment" more={routes.promos}>
            <PromoList promos={promos} />
          </Section>
        )}
        <BannerPlace place="accueil_haut" />
        <Section title="Actualité auto" more={routes.allNews}>
          <ArticleList articles={data.articles.nodes} />
        </Section>
        {data.reviews.nodes.length > 0 && (
          <Section title="Parole de propriétaires" more={routes.reviews}>
            <OwnerWords reviews={data.reviews.nodes} rail={ads.row} />
          </Section>
        )}
        <Section title="Nouveautés" more={routes.novelties}>
          <ModelGrid models={data.novelties.nodes} />
        </Section>
        <Section title="Guides pratiques" more={guidesHome}>
          <Jumps
            label="Guides pratiques"
            jumps={data.topics.nodes.map(({ name, slug }) => ({ label: name, path: routes.guideTopic({ slug }) }))}
          />
        </Section>
      </div>
    </>
  );
}

/** Not made in browsers, whose head has no structured data. */
const websiteOf = (siteUrl: string) => ({
  "@type": "WebSite",
  name: site.name,
  url: siteUrl,
  inLanguage: site.language,
  publisher: { "@id": `${siteUrl}/#organization` },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}${routes.search}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});

export function Head({ location }: HeadProps) {
  const siteUrl = useSiteUrl();
  return (
    <Seo
      title={`${site.name} · ${site.title}`}
      description={siteDescription}
      path={location.pathname}
      siteUrl={siteUrl}
      data={__BROWSER__ ? [] : [organization(siteUrl), websiteOf(siteUrl)]}
    />
  );
}

export const query = graphql`
  query HomePage($faces: [Int!]!) {
    scene: file(sourceInstanceName: { eq: "pictures" }, name: { eq: "corniche" }) {
      ...HomeScene
    }
    faces: modelsByIds(ids: $faces) {
      ...BodyFace
    }
    models: allModel {
      totalCount
    }
    versions: allVersion {
      totalCount
    }
    brands: allBrand(sort: { brandId: ASC }) {
      nodes {
        ...BrandTile
      }
    }
    promos: allPromo(filter: { status: { eq: RUNNING } }, sort: [{ end: ASC }, { promoId: ASC }], limit: 4) {
      nodes {
        ...PromoCard
      }
    }
    novelties: allModel(filter: { status: { eq: ON_SALE } }, sort: [{ launchDate: DESC }, { modelId: ASC }], limit: 4) {
      nodes {
        ...ModelCard
      }
    }
    reviews: allReview(filter: { verifiedOwner: { eq: true } }, sort: [{ date: DESC }, { reviewId: DESC }], limit: 3) {
      nodes {
        ...OwnerWords
      }
    }
    articles: allArticle(sort: [{ date: DESC }, { articleId: DESC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
    topics: allGuideTopic(sort: { position: ASC }) {
      nodes {
        ...TopicLink
      }
    }
  }
`;
