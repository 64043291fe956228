import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../app/simple-head";
import { frenchMonth } from "../../lib/dates";
import { routes } from "../../routes";
import { GuideLayout, guideCrumbs } from "../../sections/guide-layout";
import { ModelGrid } from "../../sections/model-grid";
import { site } from "../../site";
import { Empty } from "../../ui/empty";
import { Section } from "../../ui/section";

const NAME = "Nouveautés au marché";
const TITLE = `Nouveautés auto ${site.inCountry}`;
const LEAD = "Ce qui est arrivé en concession depuis un an, mois par mois, ce qui arrive, et les modèles restylés.";

export default function NoveltiesPage({ data }: PageProps<Queries.NoveltiesPageQuery>) {
  const months = [...new Set(data.recent.nodes.flatMap(({ launchDate }) => launchDate?.slice(0, 7) ?? []))];
  return (
    <GuideLayout path={routes.novelties} title={TITLE} name={NAME} lead={LEAD}>
      {months.length === 0 && <Empty sentence="Pas de nouveauté ce mois-ci." action={{ label: "Voir les voitures neuves", path: routes.newCars }} />}
      {months.map((month, index) => (
        <Section key={month} title={`Déjà en concession : ${frenchMonth(month)}`} id={month}>
          <ModelGrid models={data.recent.nodes.filter(({ launchDate }) => launchDate?.startsWith(month))} soon={index === 0} />
        </Section>
      ))}
      {data.upcoming.nodes.length > 0 && (
        <Section title="À venir" id="a-venir">
          <ModelGrid models={data.upcoming.nodes} />
        </Section>
      )}
      {data.facelifts.nodes.length > 0 && (
        <Section title="Restylages" id="restylages">
          <ModelGrid models={data.facelifts.nodes} />
        </Section>
      )}
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
        ...ModelCard
      }
    }
    facelifts: allModel(filter: { facelift: { eq: true } }, sort: [{ launchDate: DESC }, { modelId: ASC }]) {
      nodes {
        ...ModelCard
      }
    }
  }
`;
