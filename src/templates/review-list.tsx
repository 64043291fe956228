import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { breadcrumbList } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { ReviewButton } from "../guide/reviews/review-button";
import { reordered, routes } from "../routes";
import { VERIFIED_BY } from "../guide/reviews/review-rules";
import { OwnerSummary } from "../guide/reviews/owner-summary";
import { ReviewedCar, ReviewsInBrief } from "../guide/reviews/reviewed-car";
import * as styles from "../guide/reviews/reviewed-car.page.module.css";
import { ReviewMarks } from "../guide/reviews/review-marks";
import { ReviewVotes } from "../guide/reviews/review-votes";
import { ReviewCards } from "../guide/reviews/review-cards";
import { type FilterGroup, ReviewFilters, ReviewOrders } from "../guide/reviews/review-filters";
import { type ScoreBand, ScoreBands } from "../guide/reviews/score-bands";
import { site } from "../site";
import type { Crumb } from "../shared/ui/breadcrumb";
import { PageHead } from "../shared/ui/page-head";
import { Jumps } from "../shared/ui/jumps";
import { Pager } from "../shared/ui/pager";
import { Section } from "../shared/ui/section";

type Data = Queries.ReviewListPageQuery;
interface Link {
  readonly label: string;
  readonly path: string;
}
interface Context {
  /** « Avis sur le Toyota Hilux » */
  title: string;
  /** « Toyota Hilux » */
  label: string;
  modelId: number | null;
  /** The list of the model's brand. */
  brand: Link | null;
  filters: readonly FilterGroup[];
  /** Links to the list in each sort order, the default first. */
  sorts: readonly Link[];
  /** « les plus utiles d’abord » */
  words: string;
  listPath: string;
  indexed: boolean;
  page: number;
  pages: number;
  count: number;
  /** Mean score of all of them. */
  score: number | null;
  /** How their scores are spread, on the first page of a list that shows all of them. */
  bands: readonly ScoreBand[];
  /** Number of reviews that the pages of this sort order show. */
  shown: number;
}

const LEAD = `Notes, kilomètres, qualités et défauts : l’expérience de propriétaires ${site.inCountry}.`;

const crumbsOf = ({ label, brand }: Context): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Guide auto", path: routes.guide },
  { label: "Avis des automobilistes", path: routes.reviews },
  ...(brand ? [brand] : []),
  { label },
];

/** List of owners' reviews filtered by a common property, in one sort order. */
export default function ReviewListPage({ data, pageContext }: PageProps<Data, Context>) {
  const { title, sorts, words, listPath, page, pages, count, score, bands, shown } = pageContext;
  const [beside, ...within] = pageContext.filters;
  const { model, reviews, scores } = data;
  const car = model && { modelId: model.modelId, name: `${model.brand.name} ${model.name}`, articled: model.articled };
  return (
    <div className="wrap">
      <PageHead crumbs={crumbsOf(pageContext)} title={title}>
        <ReviewsInBrief
          score={shown === count ? score : null}
          notes={bands.length > 0 || model?.ownerScore ? "#notes" : undefined}
          words={`${shown < count ? `Les ${shown} premiers des ${count} avis` : `${count} avis`}, ${words}`}
          cover={model && reviews[0]?.model.cover}
        >
          <ReviewButton model={car} className="button plain small live" />
        </ReviewsInBrief>
      </PageHead>
      <div
        className={listPath === reordered(sorts[0]?.path ?? "", "kilometrage") ? `stack ${styles.byMileage}` : "stack"}
      >
        <div className={`row ${styles.ways}`}>
          {beside && <ReviewFilters groups={[beside]} current={sorts[0]?.path} />}
          {sorts.length > 1 && <ReviewOrders orders={sorts} current={listPath} />}
        </div>
        {within.map(({ name, filters }) => (
          <Jumps key={name} label={name} jumps={filters} />
        ))}
        <h2 className="visually-hidden">Les avis</h2>
        <ReviewCards reviews={reviews} Head={model ? undefined : ReviewedCar} Marks={ReviewMarks} Votes={ReviewVotes} />
        <Pager path={listPath} page={page} pages={pages} />
        {model?.ownerScore && (
          <Section title="Notes des propriétaires" id="notes">
            <OwnerSummary score={model.ownerScore} gender={model.gender} reviews={scores} />
          </Section>
        )}
        {bands.length > 0 && (
          <Section title="Répartition des notes" id="notes">
            <ScoreBands count={count} bands={bands} />
          </Section>
        )}
        {shown < count && page === pages && (
          <p className="small quiet">
            {`Pour lire aussi les ${count - shown} autres dans cet ordre, `}
            <a href={`${routes.reviews}#filtres`}>choisissez une voiture ou un usage</a>.
          </p>
        )}
        {model && (
          <p>
            <a className="button plain" href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
              Prix et versions
            </a>
          </p>
        )}
        {reviews.some(({ verifiedOwner }) => verifiedOwner) && (
          <p className="small quiet">
            «&nbsp;Vérifié&nbsp;»&nbsp;: {VERIFIED_BY} <a href={`${routes.reviews}#regles`}>Nos règles</a>
          </p>
        )}
      </div>
    </div>
  );
}

export function Head({ pageContext, location }: HeadProps<Data, Context>) {
  const siteUrl = useSiteUrl();
  const { title, words, indexed, page, pages, count } = pageContext;
  const which = `${indexed ? "" : `, ${words}`}${page > 1 ? `, page ${page} sur ${pages}` : ""}`;
  return (
    <Seo
      title={`${title} ${site.inCountry}${which}`}
      description={`${title}${which} : ${count} avis. ${LEAD}`}
      path={location.pathname}
      siteUrl={siteUrl}
      indexed={indexed}
      data={__BROWSER__ ? [] : [breadcrumbList(siteUrl, crumbsOf(pageContext))]}
    />
  );
}

export const query = graphql`
  query ReviewListPage($ids: [Int!]!, $ofModel: [Int!]!, $modelId: Int) {
    reviews: reviewsByIds(ids: $ids) {
      ...ReviewCard
      ...ReviewedCar
      ...ReviewMarks
    }
    model(modelId: { eq: $modelId }) {
      modelId
      slug
      name
      gender
      articled
      ownerScore
      brand {
        slug
        name
      }
    }
    scores: reviewsByIds(ids: $ofModel) {
      ...OwnerScores
    }
  }
`;
