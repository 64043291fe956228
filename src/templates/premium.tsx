import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import type { IndexedCar } from "../contract/guide/indexed-car";
import { type Sorts, sortNamed } from "../guide/search/engine/sorts";
import { alphabetical, compareNames } from "../shared/text/names";
import { count } from "../shared/figures/figures";
import { formatPrice } from "../shared/figures/price";
import { routes } from "../routes";
import { carsStatus, foundAmong, ListSearch } from "../guide/search/list-search";
import { DealerLines } from "../guide/dealers/dealer-lines";
import { BannerPlace } from "../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../guide/layout/guide-layout";
import { FilteredModels } from "../guide/lists/filtered-models";
import { PremiumFacts } from "../guide/lists/premium-facts";
import { site } from "../site";
import { Empty } from "../shared/ui/empty";
import { Section } from "../shared/ui/section";
import * as styles from "./premium.page.module.css";

const NAME = "Voitures haut de gamme";
const TITLE = `Voitures haut de gamme ${site.inCountry}`;
const RULE = `Les modèles à partir de ${site.premiumFrom / 1_000_000} millions, et tous ceux des marques premium.`;
const OTHERS = `Autres marques, à partir de ${site.premiumFrom / 1_000_000}\u00a0millions`;
const LEAD = `SUV, berlines et tout-terrain à partir de ${formatPrice(site.premiumFrom)}, ou d’une marque premium : c’est notre règle.`;

type Model = Queries.PremiumModelFragment;
const DEAREST = sortNamed("prix_desc");
const OTHER_ORDERS = [DEAREST, sortNamed("prix_asc"), sortNamed("puissance_desc"), sortNamed("nouveaute")];

export default function PremiumPage({ data }: PageProps<Queries.PremiumPageQuery>) {
  // A dear pick-up for work does not stand before a premium car.
  const models = [data.byBrand.nodes, data.byPrice.nodes].flatMap((some) =>
    [...some].sort((a, b) => (b.priceMin ?? 0) - (a.priceMin ?? 0) || a.modelId - b.modelId),
  );
  const ofBrand = new Set(data.byBrand.nodes.map(({ modelId }) => modelId));
  const byPrice = ({ model }: IndexedCar) => Number(!ofBrand.has(model.id));
  const orders: Sorts = [
    {
      value: "premium",
      label: "Marques premium d’abord",
      compare: (a, b) => byPrice(a) - byPrice(b) || DEAREST.compare(a, b),
    },
    ...OTHER_ORDERS,
  ];
  const kindOf = ({ energies, segment, bodyType }: Model) =>
    energies.includes("Électrique")
      ? "Électriques"
      : segment?.includes("Tout-terrain")
        ? "Tout-terrain"
        : bodyType.startsWith("Berline")
          ? "Berlines"
          : bodyType;
  const ids = new Set(models.map(({ modelId }) => modelId));
  const options = [...new Set(models.map(kindOf))].sort(compareNames);
  const weeks = models.flatMap(({ versions }) =>
    versions.flatMap(({ availability, deliveryWeeks }) => (availability === "ON_ORDER" && deliveryWeeks) || []),
  );
  const dealers = data.dealers.nodes
    .filter(({ brands }) => brands.some(({ premium }) => premium))
    .sort(alphabetical(({ name }) => name));
  return (
    <GuideLayout path={routes.premium} title={TITLE} name={NAME} lead={RULE}>
      <h2 className="visually-hidden">Les modèles haut de gamme</h2>
      {models.length > 0 ? (
        <ListSearch
          path={routes.premium}
          load={async () =>
            (await import("../guide/search/cars-among")).carsAmong(({ model }) => ids.has(model.id), orders)
          }
          sorts={orders}
          parts={["marque", "budget", "puissance_min", "carrosserie"]}
          wider={`prix_min=${site.premiumFrom}&tri=prix_desc`}
          statusOf={(results) => (results ? carsStatus(models)(results) : count(models.length, "modèle"))}
          nothing="Aucun modèle."
        >
          {(results) => {
            const listed = foundAmong(models, results);
            const first = results ? listed.length : ofBrand.size;
            return (
              <div className={styles.cards}>
                <FilteredModels
                  name="genre"
                  legend="Type"
                  options={options}
                  models={listed.slice(0, first)}
                  others={first < listed.length ? { title: OTHERS, models: listed.slice(first) } : null}
                  More={PremiumFacts}
                  optionsOf={(model) => [kindOf(model)]}
                />
              </div>
            );
          }}
        </ListSearch>
      ) : (
        <Empty sentence="Aucun modèle." action={{ label: "Voir les voitures neuves", path: routes.newCars }} />
      )}
      {dealers.length > 0 && (
        <Section title="Livraison et service après-vente" more={routes.guideDealers}>
          <div className="stack">
            <p className="measure">
              {weeks.length > 0 &&
                `Une voiture de prestige se commande souvent : comptez ${Math.min(...weeks)} à ${Math.max(...weeks)} semaines selon la version. `}
              Avant de signer, demandez qui l’entretient ici et en combien de temps viennent les pièces. Ces adresses
              vendent les marques premium et assurent l’après-vente&nbsp;:
            </p>
            <div>
              <DealerLines dealers={dealers} />
            </div>
          </div>
        </Section>
      )}
      <BannerPlace place="guide_colonne" />
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} live="query" />
);

export const query = graphql`
  fragment PremiumModel on Model {
    segment
    versions {
      versionId
      name
      power
      acceleration
      gearbox
      availability
      deliveryWeeks
    }
    ...ModelCard
  }

  query PremiumPage($premiumFrom: Int!) {
    byBrand: allModel(filter: { brand: { premium: { eq: true } } }, sort: { modelId: ASC }) {
      nodes {
        ...PremiumModel
      }
    }
    byPrice: allModel(filter: { priceMin: { gte: $premiumFrom }, brand: { premium: { eq: false } } }, sort: { modelId: ASC }) {
      nodes {
        ...PremiumModel
      }
    }
    dealers: allDealer(filter: { services: { in: "apres_vente" } }, sort: { dealerId: ASC }) {
      nodes {
        brands {
          premium
        }
        ...DealerLine
      }
    }
  }
`;
