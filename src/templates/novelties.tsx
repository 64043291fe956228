import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { type Sorts, sortNamed } from "../guide/search/engine/sorts";
import { shortMonth } from "../shared/dates/dates";
import { routes } from "../routes";
import { carsStatus, foundAmong, type ListedAmong, ListSearch } from "../guide/search/list-search";
import { BannerPlace } from "../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../guide/layout/guide-layout";
import * as list from "../guide/lists/even.page.module.css";
import { ConsumptionAndHeart } from "../guide/lists/consumption";
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

/** The picture of the newest model takes half of a wide page. */
const NEWEST_SIZES = "(min-width: 768px) 600px, 92vw";

type Model = Queries.NoveltiesPageQuery["recent"]["nodes"][number];

const SORTS: Sorts = [sortNamed("nouveaute"), sortNamed("prix_asc"), sortNamed("prix_desc")];

/** Models that arrived within a year, that are coming and that were restyled (rule: guide/novelties). */
export default function NoveltiesPage({ data }: PageProps<Queries.NoveltiesPageQuery>) {
  const { newest, recent, upcoming, facelifts } = data;
  const ids = new Set(recent.nodes.map(({ modelId }) => modelId));
  const parts = [
    {
      id: RECENT,
      title: "Déjà en concession",
      brief: "Déjà là",
      models: recent.nodes,
      label: { monthOf: sinceLaunch },
    },
    { id: "a-venir", title: "À venir", models: upcoming.nodes, label: comingIn },
    { id: "restylages", title: "Restylages", models: facelifts.nodes, label: restyledIn },
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
      {parts.map(({ id, title, models, label }) =>
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
                  {results ? (
                    <DatedCards models={foundAmong(models, results)} {...label} />
                  ) : (
                    <NewestFirst models={models} verdict={newest.nodes[0]?.verdict} {...label} />
                  )}
                </>
              )}
            </ListSearch>
          </section>
        ) : (
          <Section key={id} title={title} id={id}>
            <DatedCards models={models} {...label} />
          </Section>
        ),
      )}
      <BannerPlace place="guide_colonne" />
    </GuideLayout>
  );
}

interface Label {
  readonly monthOf: (model: Model) => string | undefined;
  /** Class of its colour, instead of that of what is new. */
  readonly look?: string;
}
/** « Arrive en déc. 2026 »: a month alone does not say what happens then. */
const comingIn: Label = {
  monthOf: ({ launchDate }) => (launchDate ? `Arrive en ${shortMonth(launchDate)}` : undefined),
  look: styles.coming,
};
/** « Restylage juin 2026 » */
const restyledIn: Label = {
  monthOf: ({ launchDate }) => (launchDate ? `Restylage ${shortMonth(launchDate)}` : undefined),
  look: styles.restyled,
};

interface CardsProps extends Label {
  readonly models: readonly (Model & Partial<Pick<ListedAmong<Model>, "least">>)[];
}

/** Cards of models, each with the month of its launch in the colour of what happens then. */
const DatedCards = ({ models, monthOf, look = "" }: CardsProps) => (
  <ul className={`${grid.grid} ${list.even} ${styles.dated} ${look}`}>
    {models.map((model) => (
      <li key={model.modelId}>
        <ModelCard model={model} least={model.least} tag={monthOf(model)}>
          <ConsumptionAndHeart model={model} />
        </ModelCard>
      </li>
    ))}
  </ul>
);

interface NewestProps extends Label {
  readonly models: readonly Model[];
  /** What the editors conclude of the first of them. */
  readonly verdict: string | null | undefined;
}

/** The newest model with the editors’ conclusion, as wide as the page, then the others. */
const NewestFirst = ({ models: [newest, ...others], verdict, ...label }: NewestProps) => (
  <>
    {newest && (
      <div className={styles.newest}>
        <ModelCard model={newest} tag={label.monthOf(newest)} sizes={NEWEST_SIZES}>
          <ConsumptionAndHeart model={newest} />
          {verdict && <p>{verdict}</p>}
        </ModelCard>
      </div>
    )}
    <DatedCards models={others} {...label} />
  </>
);

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} live="query" />
);

export const query = graphql`
  query NoveltiesPage($today: Date!, $yearAgo: Date!) {
    recent: allModel(filter: { status: { ne: UPCOMING }, facelift: { ne: true }, launchDate: { lte: $today, gte: $yearAgo } }, sort: [{ launchDate: DESC }, { modelId: ASC }]) {
      nodes {
        launchDate
        ...ModelCard
        ...ModelConsumption
      }
    }
    newest: allModel(filter: { status: { ne: UPCOMING }, facelift: { ne: true }, launchDate: { lte: $today, gte: $yearAgo } }, sort: [{ launchDate: DESC }, { modelId: ASC }], limit: 1) {
      nodes {
        verdict
      }
    }
    upcoming: allModel(filter: { status: { eq: UPCOMING } }, sort: [{ launchDate: ASC }, { modelId: ASC }]) {
      nodes {
        launchDate
        ...ModelCard
        ...ModelConsumption
      }
    }
    facelifts: allModel(filter: { status: { ne: UPCOMING }, facelift: { eq: true } }, sort: [{ launchDate: DESC }, { modelId: ASC }]) {
      nodes {
        launchDate
        ...ModelCard
        ...ModelConsumption
      }
    }
  }
`;
