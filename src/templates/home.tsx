import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { organization } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { routes } from "../routes";
import { ArticleList } from "../editorial/news/article-list";
import { BannerPlace } from "../editorial/banners/banner-place";
import { BestRatedModels } from "../guide/lists/best-rated-models";
import { BrandWall } from "../guide/brands/brand-wall";
import { HomeHero, type Ways } from "../site/home/home-hero";
import { ModelGrid } from "../guide/lists/model-grid";
import { PromoList } from "../guide/promos/promo-list";
import { TopicWall } from "../editorial/guides/topic-wall";
import { LatestAdsPlace } from "../market/cards/latest-ads";
import { site } from "../site";
import { Section } from "../shared/ui/section";

/** Number of brands on the home page, those with the most models first; a link leads to all of them. */
const MAX_BRANDS = 12;

export default function HomePage({ data, pageContext: { ways } }: PageProps<Queries.HomePageQuery, { ways: Ways }>) {
  const promos = data.promos.nodes;
  const largest = [...data.brands.nodes].sort((a, b) => b.models.length - a.models.length).slice(0, MAX_BRANDS);
  return (
    <>
      <HomeHero
        ways={ways}
        cover={data.hero?.cover ?? null}
        models={data.models.totalCount}
        brands={data.brands.nodes.length}
        versions={data.versions.totalCount}
      />
      <div className="wrap">
        <LatestAdsPlace />
        <Section title="Les marques" more={routes.newCars}>
          <BrandWall brands={largest} />
        </Section>
        {promos.length > 0 && (
          <Section title="Promos du moment" more={routes.promos}>
            <PromoList promos={promos} />
          </Section>
        )}
        <BannerPlace place="accueil_haut" />
        <Section title="Nouveautés" more={routes.novelties}>
          <ModelGrid models={data.novelties.nodes} />
        </Section>
        <Section title="Les mieux notées" more={routes.reviews}>
          <BestRatedModels models={data.rated.nodes} most={4} />
        </Section>
        <Section title="Actualité auto" more={routes.allNews}>
          <ArticleList articles={data.articles.nodes} />
        </Section>
        <Section title="Guides pratiques">
          <TopicWall topics={data.topics.nodes} />
        </Section>
      </div>
    </>
  );
}

export function Head({ location }: HeadProps) {
  const siteUrl = useSiteUrl();
  const website = {
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
  };
  return (
    <SimpleHead
      title={`${site.name} · ${site.title}`}
      description={site.description}
      crumbs={[{ label: "Accueil" }]}
      location={location}
      data={__BROWSER__ ? [] : [organization(siteUrl), website]}
    />
  );
}

export const query = graphql`
  query HomePage {
    hero: model(name: { eq: "Hilux" }) {
      cover {
        ...HeroPhoto
      }
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
    rated: allModel(filter: { reviewCount: { gte: 5 } }, sort: { modelId: ASC }) {
      nodes {
        ...ModelCard
      }
    }
    articles: allArticle(sort: [{ date: DESC }, { articleId: DESC }], limit: 6) {
      nodes {
        ...ArticleCard
      }
    }
    topics: allGuideTopic(sort: { position: ASC }) {
      nodes {
        ...TopicCard
      }
    }
  }
`;
