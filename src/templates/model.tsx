import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { breadcrumbList, faqPage } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { LeadButton } from "../messages/leads/lead-button";
import { CompareButton } from "../guide/compare/compare-button";
import { ReviewButton } from "../guide/reviews/review-button";
import { capitalised } from "../shared/text/capital";
import { MonthlyLine, type MonthlyPrice } from "../costs/price/monthly-price";
import { frenchDate } from "../shared/dates/dates";
import { count } from "../shared/figures/figures";
import type { OfferWords } from "../guide/promos/offer-words";
import { formatPriceRange } from "../shared/figures/price";
import { routes } from "../routes";
import { ArticleList } from "../editorial/news/article-list";
import { AskOnWhatsapp } from "../guide/dealers/ask-on-whatsapp";
import { DealerList } from "../guide/dealers/dealer-list";
import { Gallery } from "../guide/models/gallery";
import { modelData } from "../guide/lists/model-data";
import { ModelFitness } from "../guide/models/model-fitness";
import { Offers } from "../guide/models/offers";
import { Opinion } from "../guide/models/opinion";
import { OwnerSummary } from "../guide/reviews/owner-summary";
import { Paints } from "../guide/models/paints";
import { ReviewCards } from "../guide/reviews/review-cards";
import { Rivals } from "../guide/models/rivals";
import { UsedPlace } from "../market/in-guide/used-place";
import { VersionsTable } from "../guide/versions/versions-table";
import { site } from "../site";
import { ACTION, Actions } from "../shared/ui/actions";
import { Breadcrumb, type Crumb } from "../shared/ui/breadcrumb";
import { Empty } from "../shared/ui/empty";
import { type Fact, Facts } from "../shared/ui/facts";
import { Faq, type Question } from "../shared/ui/faq";
import { Icon } from "../shared/ui/icon";
import { Score } from "../shared/ui/score";
import { agreed } from "../shared/text/gender";
import { Section } from "../shared/ui/section";
import { ThumbBar } from "../shared/ui/thumb-bar";
import * as styles from "./model.page.module.css";
import { WholeWords } from "../shared/ui/whole-words";

type Data = Queries.ModelPageQuery;
type Model = NonNullable<Data["model"]>;
interface Context {
  /** Link to all reviews of the model, or to the reviews' home page when it has none. */
  allReviews: { readonly label: string; readonly path: string };
  /** Path of the landing page of its used cars. */
  usedCars: string;
  /** Where an alert on its price is asked for. */
  priceAlert: string;
  /** Of the least price; null without one. */
  monthly: MonthlyPrice | null;
  /** Beside its score. */
  badges: readonly string[];
  offers: readonly OfferWords[];
  facts: readonly Fact[];
  questions: readonly Question[];
}

const crumbsOf = (model: Model): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Voitures neuves", path: routes.newCars },
  { label: model.brand.name, path: routes.brand({ slug: model.brand.slug, id: model.brand.brandId }) },
  { label: model.name },
];

/** Number of rivals shown, in the order of api.php, the closest first. */
const RIVALS = 3;
const MAX_REVIEWS = 2;

export default function ModelPage({ data, pageContext }: PageProps<Data, Context>) {
  const { allReviews, usedCars, priceAlert, monthly, badges, offers, facts, questions } = pageContext;
  const { model, reviews, articles } = data;
  const siteUrl = useSiteUrl();
  if (!model) return null;
  const { brand } = model;
  const name = `${brand.name} ${model.name}`;
  const path = routes.model(brand.slug, { id: model.modelId, slug: model.slug });
  // A date is that of all prices or of none: each version tells its own.
  const priceDates = new Set(model.versions.map((version) => version.priceDate));
  const [priceDate] = priceDates.size === 1 ? priceDates : [];
  const { articled } = model;
  const car = { name, articled, modelId: model.modelId, versionId: null, price: model.priceMin };
  return (
    <div className="wrap">
      <ThumbBar beside={<Breadcrumb crumbs={crumbsOf(model)} />}>
        <LeadButton request="devis" car={car} className="button">
          Demander un devis
        </LeadButton>
        <AskOnWhatsapp dealers={brand.dealers} car={articled ?? name} url={siteUrl + path} className="button plain" />
      </ThumbBar>
      <div className={styles.top}>
        <Gallery cover={model.cover} photos={model.photos} name={name} note={data.pictureNote?.text ?? null} />
        <div className={styles.head}>
          <h1>
            <WholeWords text={`${name} ${agreed(model.gender, "neuf", "neuve")}\u00a0: prix ${site.inCountry}`} />
          </h1>
          <p className={`row ${styles.marks}`}>
            {model.ownerScore !== null && (
              <a href="#avis">
                <Score score={model.ownerScore} count={model.reviewCount} />
              </a>
            )}
            {badges.map((badge) => (
              <span key={badge} className="badge">
                {badge}
              </span>
            ))}
          </p>
          <p className={styles.price}>
            <span className="price">{formatPriceRange(model.priceMin, model.priceMax)}</span>
          </p>
          <p className="small quiet">
            {monthly && model.priceMin !== null && <MonthlyLine price={model.priceMin} monthly={monthly} from />}
            {`${capitalised(data.priceNote?.text ?? "prix public TTC conseillé, hors frais")}${priceDate ? `, au ${frenchDate(priceDate)}` : ""}`}
          </p>
          <Offers offers={offers} />
          <Facts facts={facts} />
          <LeadButton request="essai" car={car} className="button plain">
            Réserver un essai
          </LeadButton>
          <Actions title={`${name} : prix ${site.inCountry}`} url={siteUrl + path}>
            {model.cheapestId !== null && (
              <CompareButton car={{ id: model.cheapestId, name }} className={ACTION} sign={<Icon name="scale" />} />
            )}
            <a className={ACTION} href={priceAlert}>
              <Icon name="bell" />
              Suivre son prix
            </a>
          </Actions>
        </div>
      </div>
      <nav className={styles.ways} aria-label="Sections">
        <ul className="chips">
          <Way to="versions" name="Versions" />
          {model.ownerScore !== null && <Way to="avis" name="Avis" />}
          {model.rivals.length > 0 && <Way to="rivales" name="Rivales" />}
          {brand.dealers.length > 0 && <Way to="concessionnaires" name="Concessionnaires" />}
        </ul>
      </nav>
      <Section title={`Versions et prix`} id="versions">
        {model.versions.length > 0 ? (
          <VersionsTable brandSlug={brand.slug} modelSlug={model.slug} name={name} versions={model.versions} />
        ) : (
          <Empty
            sentence="Les versions viendront avec les prix."
            action={{ label: `Les autres ${brand.name}`, path: routes.brand({ slug: brand.slug, id: brand.brandId }) }}
          />
        )}
      </Section>
      <Opinion model={model} />
      <ModelFitness versions={model.versions} dealers={brand.dealers} />
      <Paints colours={model.colours} />
      <Section title={`Ce qu’en disent les propriétaires`} id={model.ownerScore === null ? undefined : "avis"}>
        <div className="stack">
          {model.ownerScore !== null ? (
            <>
              <OwnerSummary score={model.ownerScore} gender={model.gender} reviews={reviews} />
              <ReviewCards reviews={reviews.slice(0, MAX_REVIEWS)} />
            </>
          ) : (
            <p>Pas encore d’avis.</p>
          )}
        </div>
      </Section>
      <UsedPlace of="modele" name={name} articled={articled} path={usedCars}>
        <ReviewButton model={car} className="chip live" />
        <a className="chip" href={allReviews.path}>
          {allReviews.label}
        </a>
      </UsedPlace>
      <Rivals rivals={model.rivals.slice(0, RIVALS)} cheapestId={model.cheapestId} />
      {brand.dealers.length > 0 && (
        <Section
          title={`Où ${articled ? `voir ${articled}` : "la voir"} ?`}
          id="concessionnaires"
          more={routes.dealers}
        >
          <DealerList dealers={brand.dealers.slice(0, 2)} />
        </Section>
      )}
      {articles.length > 0 && (
        <Section title={`${capitalised(articled ?? name)} dans l’actualité`}>
          <ArticleList articles={articles} />
        </Section>
      )}
      <Faq questions={questions} />
    </div>
  );
}

/** A way to a section of the page. */
const Way = ({ to, name }: { readonly to: string; readonly name: string }) => (
  <li>
    <a className="chip" href={`#${to}`}>
      {name}
    </a>
  </li>
);

export function Head({ data, location, pageContext: { questions } }: HeadProps<Data, Context>) {
  const siteUrl = useSiteUrl();
  const { model } = data;
  if (!model) return null;
  const name = `${model.brand.name} ${model.name}`;
  return (
    <Seo
      title={`${name} ${agreed(model.gender, "neuf", "neuve")} : prix ${site.inCountry}, versions et avis`}
      description={`${name} ${site.inCountry} : ${count(model.versionCount, "version")}, ${formatPriceRange(model.priceMin, model.priceMax)}, fiche technique, avis, concessionnaires.`}
      path={location.pathname}
      siteUrl={siteUrl}
      image={model.cover?.card?.childImageSharp?.resize?.src}
      data={
        __BROWSER__
          ? []
          : [
              breadcrumbList(siteUrl, crumbsOf(model)),
              modelData(siteUrl + location.pathname, model),
              ...(questions.length > 0 ? [faqPage(questions)] : []),
            ]
      }
    />
  );
}

export const query = graphql`
  query ModelPage($modelId: Int!, $reviewIds: [Int!]!, $articleIds: [Int!]!) {
    priceNote: siteSetting(key: { eq: "demonstration_prix" }) {
      text
    }
    pictureNote: siteSetting(key: { eq: "demonstration_images" }) {
      text
    }
    model(modelId: { eq: $modelId }) {
      modelId
      slug
      name
      gender
      articled
      bodyType
      status
      priceMin
      cheapestId
      priceMax
      energies
      versionCount
      ownerScore
      reviewCount
      photos {
        ...GalleryPhoto
      }
      cover {
        ...HeroPhoto
        ...LinkCardPhoto
      }
      colours {
        ...Paint
      }
      brand {
        brandId
        slug
        name
        dealers {
          ...DealerCard
          ...PartsDealer
        }
      }
      ...Opinion
      rivals {
        ...Rival
      }
      versions {
        priceDate
        ...VersionRow
        ...ModelFitness
      }
    }
    reviews: reviewsByIds(ids: $reviewIds) {
      ...OwnerScores
      ...ReviewCard
    }
    articles: articlesByIds(ids: $articleIds) {
      ...ArticleCard
    }
  }
`;
