import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../app/simple-head";
import { frenchMonth } from "../../lib/dates";
import { routes } from "../../routes";
import { GuideLayout, guideCrumbs } from "../../sections/guide-layout";
import { ModelCard } from "../../sections/model-card";
import { site } from "../../site";
import { Empty } from "../../ui/empty";
import * as grid from "../../ui/grid.module.css";
import { Jumps } from "../../ui/jumps";
import { Section } from "../../ui/section";

const NAME = "Nouveautés au marché";
const TITLE = `Nouveautés auto ${site.inCountry}`;
const LEAD = "Ce qui est arrivé en concession depuis un an, mois par mois, ce qui arrive, et les modèles restylés.";

export default function NoveltiesPage({ data }: PageProps<Queries.NoveltiesPageQuery>) {
  const { recent, upcoming, facelifts } = data;
  const parts = [
    { id: "deja-en-concession", title: "Déjà en concession", models: recent.nodes },
    { id: "a-venir", title: "À venir", models: upcoming.nodes },
    { id: "restylages", title: "Restylages", models: facelifts.nodes },
  ].filter(({ models }) => models.length > 0);
  return (
    <GuideLayout path={routes.novelties} title={TITLE} name={NAME} lead={LEAD}>
      <Jumps label="Sur cette page" jumps={parts.map(({ id, title, models }) => ({ label: `${title} (${models.length})`, path: `#${id}` }))} />
      {recent.nodes.length === 0 && <Empty sentence="Pas de nouveauté ce mois-ci." action={{ label: "Voir les voitures neuves", path: routes.newCars }} />}
      {parts.map(({ id, title, models }, part) => (
        <Section key={id} title={title} id={id}>
          <ul className={grid.grid}>
            {models.map((model, index) => (
              <li key={model.modelId}>
                <ModelCard model={model} tag={model.launchDate ? frenchMonth(model.launchDate) : undefined} soon={part === 0 && index < 4} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} />;

export const query = graphql`
  query NoveltiesPage($today: Date!, $yearAgo: Date!) {
    recent: allModel(filter: { status: { ne: UPCOMING }, launchDate: { lte: $today, gte: $yearAgo } }, sort: [{ launchDate: DESC }, { modelId: ASC }]) {
      nodes {
        launchDate
        ...ModelCard
      }
    }
    upcoming: allModel(filter: { status: { eq: UPCOMING } }, sort: [{ launchDate: ASC }, { modelId: ASC }]) {
      nodes {
        launchDate
        ...ModelCard
      }
    }
    facelifts: allModel(filter: { facelift: { eq: true } }, sort: [{ launchDate: DESC }, { modelId: ASC }]) {
      nodes {
        launchDate
        ...ModelCard
      }
    }
  }
`;
