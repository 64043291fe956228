import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../app/simple-head";
import { Sorted } from "../../features/sort/sorted";
import { ascending, descending, type Order } from "../../lib/orders";
import { routes } from "../../routes";
import { bestRated } from "../../sections/best-rated";
import { GuideLayout, guideCrumbs } from "../../sections/guide-layout";
import { ModelGrid } from "../../sections/model-grid";
import { ReviewCard, usageName } from "../../sections/review-card";
import { site } from "../../site";
import { Empty } from "../../ui/empty";
import { Filter, filterValue } from "../../ui/filter";
import * as grid from "../../ui/grid.module.css";
import { Section } from "../../ui/section";

const NAME = "Avis des automobilistes";
const TITLE = `Avis des automobilistes ${site.inCountry}`;
const LEAD = "Sept notes, des qualités et des défauts, des kilomètres : l’expérience de ceux qui roulent ici avec.";

const ORDERS: readonly Order<Queries.ReviewCardFragment>[] = [
  { label: "Récents", compare: descending(({ date }) => Date.parse(date)) },
  { label: "Utiles", compare: descending(({ usefulVotes }) => usefulVotes) },
  { label: "Note +", compare: descending(({ overall }) => overall) },
  { label: "Note −", compare: ascending(({ overall }) => overall) },
  { label: "Kilométrage", compare: descending(({ mileage }) => mileage) },
];

export default function ReviewsPage({ data }: PageProps<Queries.ReviewsPageQuery>) {
  const rated = data.rated.nodes;
  const discussed = [...rated].sort((a, b) => b.reviewCount - a.reviewCount).slice(0, 4);
  const usages = [...new Set(data.latest.nodes.flatMap(({ usage }) => (usage ? usageName(usage) : [])))].sort((a, b) => a.localeCompare(b, "fr"));
  return (
    <GuideLayout path={routes.reviews} title={TITLE} name={NAME} lead={LEAD}>
      <p>
        Vous roulez avec une voiture neuve d’ici ? <a href={routes.newCars}>Choisissez son modèle</a>, puis « Donner mon avis ».
      </p>
      {data.latest.nodes.length === 0 && <Empty sentence="Aucun avis pour le moment. Soyez le premier à partager votre expérience." />}
      {rated.length > 0 && (
        <Section title="Les modèles les mieux notés">
          <ModelGrid models={bestRated(rated, 8)} soon />
          <p className="small quiet">Au moins cinq avis ; moyenne pondérée par leur nombre.</p>
        </Section>
      )}
      {discussed.length > 0 && (
        <Section title="Les plus commentés">
          <ModelGrid models={discussed} />
        </Section>
      )}
      {data.latest.nodes.length > 0 && (
        <Section title="Derniers avis" id="derniers">
          <Filter name="usage" legend="Usage" options={usages}>
            <Sorted items={data.latest.nodes} orders={ORDERS}>
              {(shown) => (
                <ul className={grid.wide}>
                  {shown.map((review) => (
                    <li key={review.reviewId} data-is={filterValue(usages, review.usage ? [usageName(review.usage)] : [])}>
                      <ReviewCard review={review} withModel />
                    </li>
                  ))}
                </ul>
              )}
            </Sorted>
          </Filter>
        </Section>
      )}
      <Section title="Nos règles de publication">
        <p className="measure">
          Un avis par personne et par modèle, relu avant publication. Pas de numéro de téléphone, pas de promesse de prix. « Avis vérifié » : le
          propriétaire a montré une photo de son tableau de bord.
        </p>
      </Section>
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} />;

export const query = graphql`
  query ReviewsPage {
    rated: allModel(filter: { reviewCount: { gte: 5 } }, sort: { modelId: ASC }) {
      nodes {
        ...ModelCard
      }
    }
    latest: allReview(sort: [{ date: DESC }, { reviewId: DESC }], limit: 24) {
      nodes {
        ...ReviewCard
      }
    }
  }
`;
