import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { ReviewButton } from "../guide/reviews/review-button";
import { routes } from "../routes";
import { BannerPlace } from "../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../guide/layout/guide-layout";
import { ReviewMarks } from "../guide/reviews/review-marks";
import { ReviewVotes } from "../guide/reviews/review-votes";
import { RankedModels } from "../guide/reviews/ranked-models";
import { ReviewedCar } from "../guide/reviews/reviewed-car";
import * as styles from "../guide/reviews/reviewed-car.page.module.css";
import { ReviewCards } from "../guide/reviews/review-cards";
import { type FilterGroup, ReviewFilters } from "../guide/reviews/review-filters";
import { type ScoreBand, ScoreBands } from "../guide/reviews/score-bands";
import * as bandStyles from "../guide/reviews/score-bands.page.module.css";
import { ReviewRules } from "../guide/reviews/review-rules";
import { site } from "../site";
import { Empty } from "../shared/ui/empty";
import { Section } from "../shared/ui/section";

const NAME = "Avis des automobilistes";
const TITLE = `Avis des automobilistes ${site.inCountry}`;
const LEAD = "Sept notes, des qualités et des défauts, des kilomètres : l’expérience de ceux qui roulent ici.";

interface Context {
  filters: readonly FilterGroup[];
  /** Link to the list of all reviews, with their mean score and their number; null while there are none. */
  all: { readonly label: string; readonly path: string; readonly score: number | null; readonly count: number } | null;
  bands: readonly ScoreBand[];
}

/** Home page of the owners' reviews (rule: guide/review-lists, guide/best-rated). */
export default function ReviewsPage({
  data,
  pageContext: { filters, all, bands },
}: PageProps<Queries.ReviewsPageQuery, Context>) {
  const rated = data.rated.nodes;
  return (
    <GuideLayout path={routes.reviews} title={NAME} name={NAME}>
      <div className={`stack ${bandStyles.home}`}>
        {all?.score && <ScoreBands score={all.score} count={all.count} bands={bands} />}
        <div className={`row ${styles.ways}`}>
          {all && <ReviewFilters groups={filters} />}
          <ReviewButton model={null} className="button small live" />
        </div>
        {rated.length > 0 && (
          <Section title="Les modèles les mieux notés">
            <RankedModels models={rated} />
          </Section>
        )}
        {all ? (
          <Section title="Derniers avis" id="derniers">
            <ReviewCards reviews={data.latest.nodes} Head={ReviewedCar} Marks={ReviewMarks} Votes={ReviewVotes} />
            <p>
              <a className="button plain" href={all.path}>
                {all.label}
              </a>
            </p>
          </Section>
        ) : (
          <Empty sentence="Aucun avis pour le moment. Soyez le premier à partager votre expérience." />
        )}
        <p className="measure">
          Un avis se donne aussi depuis la fiche de la voiture&nbsp;: <a href={routes.newCars}>choisissez le modèle</a>.
        </p>
        <ReviewRules />
      </div>
      <BannerPlace place="guide_colonne" />
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} />
);

export const query = graphql`
  query ReviewsPage {
    rated: allModel(filter: { reviewCount: { gte: 5 } }, sort: { modelId: ASC }) {
      nodes {
        ...RankedModel
      }
    }
    latest: allReview(sort: [{ date: DESC }, { reviewId: DESC }], limit: 5) {
      nodes {
        ...ReviewCard
        ...ReviewedCar
        ...ReviewMarks
      }
    }
  }
`;
