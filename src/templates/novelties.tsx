import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { type Sorts, sortNamed } from "../guide/search/engine/sorts";
import { shortMonth } from "../shared/dates/dates";
import { routes } from "../routes";
import { carsStatus, foundAmong, type ListedAmong, ListSearch } from "../guide/search/list-search";
import { BannerPlace } from "../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../guide/layout/guide-layout";
import { isComing } from "../guide/models/model-badges";
import { KeepModel } from "../guide/kept/keep-on-card";
import * as list from "../guide/search/list-search.page.module.css";
import { ModelCard } from "../guide/lists/model-card";
import { SectionChips } from "../guide/lists/section-chips";
import { sinceLaunch } from "../guide/lists/since-launch";
import { site } from "../site";
import { Empty } from "../shared/ui/empty";
import * as grid from "../shared/ui/grid.module.css";
import { Section } from "../shared/ui/section";
import * as styles from "./novelties.page.module.css";

const NAME = "Nouveautés au marché";
const TITLE = `Nouveautés auto ${site.inCountry}`;
const RECENT = "deja-en-concession";
const LEAD = "Ce qui est arrivé en concession depuis un an, mois par mois, ce qui arrive, et les modèles restylés.";

type Model = Queries.NoveltiesPageQuery["recent"]["nodes"][number];

const SORTS: Sorts = [sortNamed("nouveaute"), sortNamed("prix_asc"), sortNamed("prix_desc")];

export default function NoveltiesPage({ data }: PageProps<Queries.NoveltiesPageQuery>) {
  const { recent, upcoming, facelifts } = data;
  const idsOf = (models: readonly Model[]) => models.map(({ modelId }) => modelId);
  const ids = new Set(idsOf(recent.nodes));
  const restyled = new Set(idsOf(facelifts.nodes));
  const shown = new Set([...ids, ...idsOf(upcoming.nodes)]);
  const parts = [
    { id: RECENT, title: "Déjà en concession", brief: "Déjà là", models: recent.nodes },
    { id: "a-venir", title: "À venir", models: upcoming.nodes },
    { id: "restylages", title: "Restylages", models: facelifts.nodes.filter(({ modelId }) => !shown.has(modelId)) },
  ].filter(({ models }) => models.length > 0);
  const sections = parts.map(({ id, title, brief = title, models }) => ({
    label: brief,
    path: `#${id}`,
    models: models.length,
  }));
  return (
    <GuideLayout path={routes.novelties} title={TITLE} name={NAME}>
      {recent.nodes.length === 0 && (
        <Empty
          sentence="Pas de nouveauté ce mois-ci."
          action={{ label: "Voir les voitures neuves", path: routes.newCars }}
        />
      )}
      {parts.map(({ id, title, models }) =>
        id === RECENT ? (
          <section key={id} id={id}>
            <ListSearch
              path={routes.novelties}
              load={async () =>
                (await import("../guide/search/cars-among")).carsAmong(({ model }) => ids.has(model.id), SORTS)
              }
              sorts={SORTS}
              parts={["marque", "energie", "mois"]}
              wider="tri=nouveaute"
              statusOf={carsStatus(models)}
              nothing="Aucune nouveauté ne correspond."
              sections={<SectionChips lists={sections} />}
            >
              {(results) => (
                <>
                  <h2 className={styles.title}>{title}</h2>
                  <DatedCards models={foundAmong(models, results)} restyled={restyled} />
                </>
              )}
            </ListSearch>
          </section>
        ) : (
          <Section key={id} title={title} id={id}>
            <DatedCards models={models} restyled={restyled} />
          </Section>
        ),
      )}
      <BannerPlace place="guide_colonne" />
    </GuideLayout>
  );
}

/** « Arrive en déc. 2026 »: a month alone does not say what happens then. */
const launchMonth = ({ launchDate }: Model) => (launchDate ? `Arrive en ${shortMonth(launchDate)}` : undefined);
/** « Restylage juin 2026 », also of a model that is listed as new. */
const faceliftMonth = ({ launchDate }: Model) => (launchDate ? `Restylage ${shortMonth(launchDate)}` : undefined);

interface CardsProps {
  readonly models: readonly (Model & Partial<Pick<ListedAmong<Model>, "least">>)[];
  /** Ids of those that were restyled. */
  readonly restyled: ReadonlySet<number>;
}

/** Cards of models, each with the month of its launch in the colour of what happens then. */
function DatedCards({ models, restyled }: CardsProps) {
  const labelled = (model: Model) =>
    isComing(model)
      ? ([launchMonth, styles.coming] as const)
      : restyled.has(model.modelId)
        ? ([faceliftMonth, styles.restyled] as const)
        : ([sinceLaunch] as const);
  return (
    <ul className={`${grid.grid} ${list.even} ${styles.dated}`}>
      {models.map((model) => {
        const [monthOf, look] = labelled(model);
        return (
          <li key={model.modelId} className={look}>
            <ModelCard model={model} least={model.least} tag={monthOf(model)}>
              <KeepModel model={model} />
            </ModelCard>
          </li>
        );
      })}
    </ul>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} live="query" />
);

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
