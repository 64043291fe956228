import { dotted } from "../shared/text/dotted";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { breadcrumbList, faqPage } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { count } from "../shared/figures/figures";
import { formatPrice, groupDigits } from "../shared/figures/price";
import { routes } from "../routes";
import { ArticleList } from "../editorial/news/article-list";
import { brandQuestions } from "../guide/brands/brand-questions";
import { DealerLines } from "../guide/dealers/dealer-lines";
import { DealerList } from "../guide/dealers/dealer-list";
import { ModelShelf } from "../guide/lists/model-shelf";
import { PromoList } from "../guide/promos/promo-list";
import { UsedPlace } from "../market/in-guide/used-place";
import { site } from "../site";
import { BrandMark } from "../shared/ui/brand-mark";
import type { Crumb } from "../shared/ui/breadcrumb";
import { Empty } from "../shared/ui/empty";
import { Faq } from "../shared/ui/faq";
import { Facts, type Fact } from "../shared/ui/facts";
import { PageHead } from "../shared/ui/page-head";
import { Section } from "../shared/ui/section";
import { Score, scoreText } from "../shared/ui/score";
import * as list from "../guide/search/list-search.page.module.css";
import * as styles from "./brand.page.module.css";

type Data = Queries.BrandPageQuery;
type Brand = NonNullable<Data["brand"]>;

const crumbsOf = (brand: Brand): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Voitures neuves", path: routes.newCars },
  { label: brand.name },
];

/** Number of dealers shown as cards with contact details; the others are lines. */
const CARDS = 3;
/** Id of the section of its dealers, which the line under the title leads to. */
const DEALERS = "concessionnaires";

const pricesOf = ({ models }: Brand) => {
  const low = models.flatMap(({ priceMin }) => priceMin ?? []);
  const high = models.flatMap(({ priceMax }) => priceMax ?? []);
  return low.length > 0 ? { min: Math.min(...low), max: Math.max(...high) } : null;
};

function summary(brand: Brand): string {
  const prices = pricesOf(brand);
  return dotted([
    count(brand.models.length, "modèle"),
    prices &&
      (prices.min === prices.max
        ? formatPrice(prices.min)
        : `de ${groupDigits(prices.min)} à ${formatPrice(prices.max)}`),
  ]);
}

interface Context {
  /** Mean of the scores of all its models’ reviews, and how many there are. */
  reviews: { score: number | null; count: number };
  /** Path of the list of its owners’ reviews, which is there if it has some. */
  reviewsPath: string;
  /** Path of the landing page of its used cars. */
  usedCars: string;
}

export default function BrandPage({ data, pageContext }: PageProps<Data, Context>) {
  const { brand, promos, articles } = data;
  const { reviews, reviewsPath, usedCars } = pageContext;
  if (!brand) return null;
  const facts: Fact[] = [
    { icon: "globe", label: "Pays d’origine", value: brand.country },
    { icon: "shield-check", label: "Garantie", value: brand.warranty },
    { icon: "store", label: "Importateur officiel", value: brand.importer },
  ];
  const known = facts.filter(({ value }) => value !== null);
  return (
    <div className="wrap">
      <div className={styles.head}>
        <PageHead crumbs={crumbsOf(brand)} title={`${brand.name} neuves ${site.inCountry}`} />
        <BrandMark mark={brand.mark} size={48} />
      </div>
      {(reviews.score !== null || brand.dealers.length > 0) && (
        <p className={`small ${styles.brief}`}>
          {reviews.score !== null && (
            <a className={list.way} href={reviewsPath}>
              <Score score={reviews.score} count={reviews.count} />
            </a>
          )}
          {brand.dealers.length > 0 && (
            <a className={list.way} href={`#${DEALERS}`}>
              {count(brand.dealers.length, "point de vente", "points de vente")}
            </a>
          )}
        </p>
      )}
      {brand.models.length > 0 ? (
        <ModelShelf brand={brand} models={brand.models} />
      ) : (
        <Empty
          sentence={`Aucun modèle ${brand.name} n’est actuellement commercialisé ${site.inCountry}.`}
          action={{ label: "Voir les autres marques", path: routes.newCars }}
        />
      )}
      <div className={styles.sides}>
        {promos.length > 0 && (
          <Section title={`Promos ${brand.name} du moment`} more={routes.promos}>
            <PromoList promos={promos} />
          </Section>
        )}
        {(known.length > 0 || brand.description) && (
          <Section title={`${brand.name} en bref`}>
            <div className="stack">
              {known.length > 0 && <Facts facts={known} />}
              {brand.description && <p className="measure">{brand.description}</p>}
            </div>
          </Section>
        )}
      </div>
      <UsedPlace of="marque" name={brand.name} path={usedCars} />
      {brand.dealers.length > 0 && (
        <Section title={`Où voir les ${brand.name} ?`} id={DEALERS} more={routes.dealers}>
          <DealerList dealers={brand.dealers.slice(0, CARDS)} />
          {brand.dealers.length > CARDS && (
            <details className={styles.others}>
              <summary className="chip">{`Les ${brand.dealers.length - CARDS} autres`}</summary>
              <DealerLines dealers={brand.dealers.slice(CARDS)} />
            </details>
          )}
        </Section>
      )}
      {articles.length > 0 && (
        <Section title={`${brand.name} dans l’actualité`} more={routes.allNews}>
          <ArticleList articles={articles} />
        </Section>
      )}
      <Faq questions={brandQuestions(brand.name, brand.models, data.priceNote?.text ?? null)} />
    </div>
  );
}

export function Head({ data, pageContext, location }: HeadProps<Data, Context>) {
  const siteUrl = useSiteUrl();
  const { brand } = data;
  const { score, count: reviews } = pageContext.reviews;
  if (!brand) return null;
  const questions = brandQuestions(brand.name, brand.models, data.priceNote?.text ?? null);
  const note = score !== null && `${scoreText(score)}/5 (${reviews} avis)`;
  return (
    <Seo
      title={`${brand.name} neuves ${site.inCountry} : prix et modèles`}
      description={`${dotted([summary(brand), note && `note des propriétaires ${note}`])}. Prix indicatifs, fiches, promos et concessionnaires ${brand.name} ${site.inCountry}.`}
      path={location.pathname}
      siteUrl={siteUrl}
      image={brand.models[0]?.cover?.card?.childImageSharp?.resize?.src}
      data={
        __BROWSER__
          ? []
          : [
              breadcrumbList(siteUrl, crumbsOf(brand)),
              { "@type": "Brand", name: brand.name, ...(brand.description && { description: brand.description }) },
              ...(questions.length > 0 ? [faqPage(questions)] : []),
            ]
      }
      live="query"
    />
  );
}

export const query = graphql`
  query BrandPage($brandId: Int!, $articleIds: [Int!]!, $promoIds: [Int!]!) {
    priceNote: siteSetting(key: { eq: "demonstration_prix" }) {
      text
    }
    brand(brandId: { eq: $brandId }) {
      slug
      name
      country
      warranty
      importer
      description
      ...BrandLogo
      models {
        ...ModelCard
        ...ModelRow
        ...BrandQuestionModel
        cover {
          ...LinkCardPhoto
        }
      }
      dealers {
        ...DealerCard
        ...DealerLine
      }
    }
    promos: promosByIds(ids: $promoIds) {
      ...PromoCard
    }
    articles: articlesByIds(ids: $articleIds) {
      ...ArticleCard
    }
  }
`;
