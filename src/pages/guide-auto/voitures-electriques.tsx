import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../site/head/simple-head";
import { faqPage } from "../../site/head/structured-data";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { byCheapest, type Sorts, sortNamed } from "../../guide/search/engine/sorts";
import { costOf100km } from "../../costs/rules/energy";
import { isInKwh } from "../../shared/figures/consumption-unit";
import { whenText } from "../../shared/dates/dates";
import { figure } from "../../shared/figures/figures";
import { ascending } from "../../shared/sort/orders";
import { currentPrice } from "../../costs/price/current-price";
import { routes } from "../../routes";
import { carsStatus, foundAmong, ListSearch } from "../../guide/search/list-search";
import { isComing } from "../../guide/models/model-badges";
import { ElectricList } from "../../guide/lists/electric-list";
import { SectionChips } from "../../guide/lists/section-chips";
import { ENERGY_SECTIONS, sectionsOf } from "../../guide/lists/energy-sections";
import { ElectricOrPetrol } from "../../costs/estimates/electric-or-petrol";
import { BannerPlace } from "../../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../../guide/layout/guide-layout";
import { site } from "../../site";
import { Empty } from "../../shared/ui/empty";
import { Faq, type Question } from "../../shared/ui/faq";
import { Section } from "../../shared/ui/section";

const NAME = "Voitures électriques";
const TITLE = `Voitures électriques et hybrides ${site.inCountry}`;
const LEAD = "Autonomie, batterie, recharge au tarif de la Senelec : à savoir avant de passer à la prise.";

const place = (energy: string) => ENERGY_SECTIONS.findIndex((section) => section.energy === energy);
const byPrice = ascending<IndexedCar>(currentPrice);
/** Nobody can buy yet what is only announced. */
const comingLast = (a: { readonly status: string }, b: typeof a) => Number(isComing(a)) - Number(isComing(b));
const BY_ENERGY = {
  value: "energie",
  label: "Énergie, puis prix",
  compare: (a: IndexedCar, b: IndexedCar) =>
    place(a.energy) - place(b.energy) || comingLast(a.model, b.model) || byPrice(a, b),
};

/** The middle slice of the tariff for electricity at home. */
const SLICE = "electricite_tranche_2";

type Version = Queries.ElectricVersionFragment;
const isElectrified = ({ energy }: { readonly energy: string }) => place(energy) >= 0;
const cheapestFirst = (a: Version, b: Version) => ascending(currentPrice)(a, b) || a.versionId - b.versionId;

const questionsOf = ({ exemption }: Queries.ElectricPageQuery): readonly Question[] => [
  {
    question: "La chaleur abîme-t-elle la batterie ?",
    answer:
      "La chaleur use une batterie plus vite que le froid. Les modèles récents la refroidissent par liquide ; garez-vous à l’ombre, évitez de laisser la voiture à 100 % plusieurs jours et préférez la recharge lente à la maison.",
  },
  {
    question: "Que se passe-t-il en cas de coupure de courant ?",
    answer:
      "La recharge s’arrête puis reprend d’elle-même au retour du courant. Une prise dédiée, posée par un électricien avec sa protection, est indispensable ; un groupe électrogène ordinaire ne convient pas toujours.",
  },
  {
    question: "Où recharger ?",
    answer:
      "À la maison d’abord : une nuit sur une prise renforcée rend 60 à 100 km. Les bornes publiques restent rares hors de Dakar ; demandez au vendeur lesquelles fonctionnent vraiment avant de signer.",
  },
  // Once the rate of the exemption is known, the customs tool states it instead.
  ...(exemption?.effective && exemption.value === null
    ? [
        {
          question: "Y a-t-il un avantage fiscal ?",
          answer: `Une exonération de droits et de TVA pour l’électrique neuf a été annoncée ${whenText(exemption.effective)}, mais nous n’avons pas trouvé le texte : à confirmer auprès des douanes avant tout calcul.`,
        },
      ]
    : []),
];

export default function ElectricPage({ data }: PageProps<Queries.ElectricPageQuery>) {
  const costs = costsOf(data);
  const realShare = valueIn(data, "electricite_autonomie_reelle");
  // Each model is represented by its cheapest electrified version, whose figures its card shows.
  const cars = data.models.nodes
    .flatMap((model) => {
      const [version] = model.versions.filter(isElectrified).sort(cheapestFirst);
      return version ? [{ ...model, version }] : [];
    })
    .sort(
      (a, b) =>
        place(a.version.energy) - place(b.version.energy) || comingLast(a, b) || cheapestFirst(a.version, b.version),
    );
  const versions = new Map(
    data.models.nodes.flatMap((model) => model.versions.map((version) => [version.versionId, version] as const)),
  );
  const sections = sectionsOf(cars).map(({ id, own, title }) => ({ label: title, path: `#${id}`, models: own.length }));
  const sorts: Sorts = [
    BY_ENERGY,
    byCheapest(sortNamed("autonomie_desc")),
    sortNamed("prix_asc"),
    sortNamed("prix_desc"),
    { value: "cout", label: "Coût aux 100 km", compare: ascending<IndexedCar>(({ id }) => costs.get(id)) },
  ];
  return (
    <GuideLayout path={routes.electric} title={TITLE} name={NAME}>
      <h2 className="visually-hidden">Les modèles électriques et hybrides</h2>
      {cars.length > 0 ? (
        <ListSearch
          path={routes.electric}
          load={async () => (await import("../../guide/search/cars-among")).carsAmong(isElectrified, sorts)}
          sorts={sorts}
          parts={["energie", "budget", "autonomie_min", "batterie_min", "recharge_min", "carrosserie"]}
          wider="energie=electrique,hybride-rechargeable,hybride"
          statusOf={carsStatus(cars.map(({ status, version }) => ({ status, priceMin: currentPrice(version) })))}
          nothing="Aucune voiture électrique ou hybride ne correspond."
          sections={<SectionChips lists={sections} />}
        >
          {(results) => (
            <ElectricList
              cars={foundAmong(cars, results).map(({ lead, least, ...model }) => ({
                model,
                least: least ?? model.priceMin,
                version: (lead && versions.get(lead.id)) ?? model.version,
              }))}
              byEnergy={!results || results.sort === BY_ENERGY}
              costs={costs}
              basisOf={basisIn(data)}
              realShare={realShare}
            />
          )}
        </ListSearch>
      ) : (
        <Empty
          sentence="Aucune voiture électrique au catalogue pour l’instant."
          action={{ label: "Voir les voitures neuves", path: routes.newCars }}
        />
      )}
      <Costs data={data} />
      <Section title="Avant de recharger chez soi">
        <p className="measure">
          Une électrique se juge à trois chiffres : l’autonomie réelle
          {realShare !== null && ` (comptez ${figure(realShare, "%")} de l’annoncée avec la climatisation)`}, la
          puissance de votre compteur, et la tranche de la Senelec où tombera votre recharge.{" "}
          <a href={routes.guideTopic({ slug: "financer-mon-vehicule" })}>Financer et recharger&nbsp;: le guide</a>
        </p>
      </Section>
      <Faq questions={questionsOf(data)} />
      <BannerPlace place="guide_colonne" />
    </GuideLayout>
  );
}

const isCharged = ({ consumptionUnit }: Version) => isInKwh(consumptionUnit);

/** On what the cost of 100 km is reckoned: « électricité à la maison, 2e tranche (151 à 250 kWh), pertes de recharge comprises. » */
function basisIn({ parameters }: Queries.ElectricPageQuery) {
  const slice = parameters.nodes.find(({ key }) => key === SLICE)?.label;
  return (version: Version) =>
    isCharged(version)
      ? slice
        ? `${slice.replace(/^./, (first) => first.toLowerCase())}, pertes de recharge comprises.`
        : null
      : `consommation annoncée, au prix du super${version.battery === null ? "" : ", sans l’électricité de la prise"}.`;
}

const valueIn = ({ parameters }: Queries.ElectricPageQuery, key: string) =>
  parameters.nodes.find((parameter) => parameter.key === key)?.value ?? null;

/** Francs per 100 km by version id: petrol at the pump price, electricity at home in the middle price tier, including charging losses. */
function costsOf(data: Queries.ElectricPageQuery): ReadonlyMap<number, number> {
  const [petrol, power, loss] = [
    valueIn(data, "carburant_super"),
    valueIn(data, SLICE),
    valueIn(data, "electricite_perte_recharge") ?? 0,
  ];
  const costOf = (version: Version): number | null => {
    const { consumption } = version;
    if (consumption === null) return null;
    if (isCharged(version)) return power === null ? null : costOf100km(consumption, power, loss);
    return petrol === null ? null : costOf100km(consumption, petrol);
  };
  return new Map(
    data.models.nodes.flatMap(({ versions }) =>
      versions.filter(isElectrified).flatMap((version) => {
        const cost = costOf(version);
        return cost === null ? [] : [[version.versionId, cost] as const];
      }),
    ),
  );
}

type Example = Queries.CostExampleFragment | undefined;
const exampleOf = (version: Example) =>
  version?.consumption
    ? { name: `${version.model.brand.name} ${version.model.name}`, consumption: version.consumption }
    : null;

function Costs({ data }: { data: Queries.ElectricPageQuery }) {
  const electric = exampleOf(data.electric.nodes[0]);
  const petrol = exampleOf(data.petrol.nodes[0]);
  return electric && petrol ? (
    <ElectricOrPetrol parameters={data.parameters.nodes} electric={electric} petrol={petrol} />
  ) : null;
}

export const Head = ({ data, location }: HeadProps<Queries.ElectricPageQuery>) => (
  <SimpleHead
    title={TITLE}
    description={LEAD}
    crumbs={guideCrumbs(NAME)}
    location={location}
    data={__BROWSER__ ? [] : [faqPage(questionsOf(data))]}
    live="query"
  />
);

export const query = graphql`
  fragment CostExample on Version {
    consumption
    model {
      name
      brand {
        name
      }
    }
  }
  query ElectricPage {
    models: allModel(filter: { energies: { in: ["Électrique", "Hybride rechargeable", "Hybride"] } }, sort: { modelId: ASC }) {
      nodes {
        ...ElectricCard
      }
    }
    parameters: allCountryParameter(filter: { group: { in: ["carburant", "electricite"] } }, sort: { key: ASC }) {
      nodes {
        ...EnergyPrice
      }
    }
    exemption: countryParameter(key: { eq: "douane_exoneration_electrique" }) {
      value
      effective
    }
    electric: allVersion(filter: { energy: { eq: "Électrique" }, boot: { gte: 400 } }, sort: { versionId: ASC }, limit: 1) {
      nodes {
        ...CostExample
      }
    }
    petrol: allVersion(
      filter: { energy: { eq: "Essence" }, consumption: { gte: 7.9, lte: 8.1 }, automatic: { eq: true } }
      sort: { versionId: ASC }
      limit: 1
    ) {
      nodes {
        ...CostExample
      }
    }
  }
`;
