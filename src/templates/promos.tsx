import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import type { IndexedCar } from "../contract/guide/indexed-car";
import type { Sorts } from "../guide/search/engine/sorts";
import { shortDate } from "../shared/dates/dates";
import { count } from "../shared/figures/figures";
import { ascending, descending } from "../shared/sort/orders";
import { routes } from "../routes";
import { ListSearch } from "../guide/search/list-search";
import { BannerPlace } from "../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../guide/layout/guide-layout";
import { KeepModel } from "../guide/kept/keep-on-card";
import { PromoCard, promoKind } from "../guide/promos/promo-card";
import * as rows from "../guide/promos/promo-rows.page.module.css";
import { PromoTerms } from "../guide/promos/promo-terms";
import { site } from "../site";
import { Empty } from "../shared/ui/empty";
import * as grid from "../shared/ui/grid.module.css";
import { Section } from "../shared/ui/section";

const NAME = "Promos du moment";
const TITLE = `Promos auto du moment ${site.inCountry}`;
const LEAD = "Ancien prix, nouveau prix, date de fin, conditions ; celles qui finissent bientôt d’abord.";

type Promo = Queries.PromosPageQuery["running"]["nodes"][number];

/** Converts a promo to a car of the search, with the promo's own id and price. */
function carOf({
  promoId,
  title,
  kind,
  initialPrice,
  promoPrice,
  start,
  end,
  model: { modelId, slug, name, bodyType, brand },
}: Promo): IndexedCar {
  return {
    id: promoId,
    slug: null,
    name: title,
    price: initialPrice,
    promoPrice,
    energy: "",
    automatic: null,
    fourWheelDrive: null,
    seats: null,
    power: null,
    fiscalPower: null,
    litres: null,
    range: null,
    battery: null,
    fastCharge: null,
    groundClearance: null,
    boot: null,
    equipment: [],
    inStock: null,
    offer: { kind: promoKind(kind), endsSoon: Date.parse(end) - Date.now() < ENDS_SOON_MS },
    model: {
      id: modelId,
      slug,
      name,
      brand: { id: 0, ...brand },
      bodyTypes: [bodyType],
      status: "ON_SALE",
      conditionalPromo: false,
      ownerScore: null,
      reviewCount: 0,
      launched: start,
      picture: null,
    },
  };
}
const ENDS_SOON_MS = 14 * 86_400_000;

function ordersOf(promos: ReadonlyMap<number, Promo>): Sorts {
  const by =
    <Value,>(value: (promo: Promo) => Value) =>
    ({ id }: IndexedCar) => {
      const promo = promos.get(id);
      return promo && value(promo);
    };
  return [
    { value: "fin", label: "Fin proche", compare: ascending(by(({ end }) => Date.parse(end))) },
    { value: "remise", label: "Plus forte remise", compare: descending(by(({ saving }) => saving)) },
    {
      value: "prix_asc",
      label: "Prix",
      compare: ascending(by(({ promoPrice, initialPrice }) => promoPrice ?? initialPrice)),
    },
    { value: "nouveaute", label: "Récentes", compare: descending(by(({ start }) => Date.parse(start))) },
  ];
}

export default function PromosPage({ data }: PageProps<Queries.PromosPageQuery>) {
  const { running, upcoming, ended } = data;
  const byId = new Map(running.nodes.map((promo) => [promo.promoId, promo]));
  const sorts = ordersOf(byId);
  return (
    <GuideLayout path={routes.promos} title={NAME} name={NAME}>
      <section id="en-cours">
        <h2 className="visually-hidden">En cours</h2>
        {running.nodes.length > 0 ? (
          <ListSearch
            path={routes.promos}
            load={async () => (await import("../guide/search/searcher")).searcherOf(running.nodes.map(carOf), sorts)}
            sorts={sorts}
            parts={["marque", "type", "carrosserie", "budget", "fin"]}
            wider="promo=oui"
            statusOf={(results) => count(results ? results.cars.length : running.nodes.length, "promo")}
            nothing="Aucune promo ne correspond."
          >
            {(results) => (
              <ul className={`${grid.grid} ${rows.rows}`}>
                {(results ? results.cars.flatMap(({ id }) => byId.get(id) ?? []) : running.nodes).map((promo) => (
                  <li key={promo.promoId}>
                    <PromoCard promo={promo} Foot={PromoTerms}>
                      <Keep promo={promo} />
                    </PromoCard>
                  </li>
                ))}
              </ul>
            )}
          </ListSearch>
        ) : (
          <Empty
            sentence="Aucune promo en cours."
            action={{ label: "Voir les voitures neuves", path: routes.newCars }}
          />
        )}
      </section>
      <Section title="À venir" id="a-venir">
        {upcoming.nodes.length > 0 ? (
          <ul className={`${grid.grid} ${rows.rows}`}>
            {upcoming.nodes.map((promo) => (
              <li key={promo.promoId}>
                <PromoCard promo={promo} upcoming Foot={PromoTerms}>
                  <Keep promo={promo} />
                </PromoCard>
              </li>
            ))}
          </ul>
        ) : (
          <Empty sentence="Aucune promo annoncée pour l’instant." />
        )}
      </Section>
      <Section title="Terminées depuis moins de 30 jours" id="terminees">
        {ended.nodes.length > 0 ? (
          <ul className="stack">
            {ended.nodes.map(({ promoId, end, model: { modelId, slug, name, brand } }) => (
              <li key={promoId}>
                <p className="quiet">
                  <a href={routes.model(brand.slug, { id: modelId, slug })}>{`${brand.name} ${name}`}</a>
                  {`, jusqu’au ${shortDate(end)}`}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <Empty sentence="Aucune promo n’a pris fin depuis 30 jours." />
        )}
      </Section>
      <BannerPlace place="guide_colonne" />
    </GuideLayout>
  );
}

/** The heart of a version that the promo is for. */
const Keep = ({ promo: { model, versionIds } }: { promo: Queries.KeptPromoFragment }) => (
  <KeepModel model={{ ...model, cheapestId: versionIds[0] ?? model.cheapestId }} />
);

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} live="query" />
);

export const query = graphql`
  fragment KeptPromo on Promo {
    versionIds
    model {
      cheapestId
      name
      brand {
        name
      }
    }
  }

  query PromosPage($monthAgo: Date!) {
    running: allPromo(filter: { status: { eq: RUNNING } }, sort: [{ end: ASC }, { promoId: ASC }]) {
      nodes {
        ...PromoCard
        ...KeptPromo
      }
    }
    upcoming: allPromo(filter: { status: { eq: UPCOMING } }, sort: [{ start: ASC }, { promoId: ASC }]) {
      nodes {
        ...PromoCard
        ...KeptPromo
      }
    }
    ended: allPromo(filter: { status: { eq: ENDED }, end: { gte: $monthAgo } }, sort: [{ end: DESC }, { promoId: ASC }]) {
      nodes {
        ...PromoCard
      }
    }
  }
`;
