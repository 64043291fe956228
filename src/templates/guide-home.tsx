import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { routes } from "../routes";
import { BannerPlace } from "../editorial/banners/banner-place";
import { ConsumptionAndHeart } from "../guide/lists/consumption";
import { GuideLayout, guideCrumbs } from "../guide/layout/guide-layout";
import type { BodyList } from "../guide/lists/body-list";
import { BodyTiles } from "../guide/lists/body-tiles";
import { ModelGrid } from "../guide/lists/model-grid";
import { ListJumps } from "../guide/lists/list-jumps";
import type { ListGroup } from "../guide/lists/list-group";
import { sinceLaunch } from "../guide/lists/since-launch";
import { PromoConditions } from "../guide/promos/promo-conditions";
import { PromoList } from "../guide/promos/promo-list";
import { SearchStart } from "../guide/search/search-start";
import { BestRatedModels } from "../guide/lists/best-rated-models";
import { site } from "../site";
import { descending } from "../shared/sort/orders";
import { compareNames } from "../shared/text/names";
import { BrandMark } from "../shared/ui/brand-mark";
import { Jumps } from "../shared/ui/jumps";
import { Section } from "../shared/ui/section";
import * as styles from "./guide-home.page.module.css";

const TITLE = `Guide auto : choisir sa voiture neuve ${site.inCountry}`;
const DESCRIPTION =
  "Tous les modèles par budget, carrosserie, énergie ou marque, et ce qu’en disent leurs propriétaires.";

/** Two rows of a wide screen; a link leads to all brands. */
const MAX_BRANDS = 16;

interface Context {
  readonly budgets: ListGroup["lists"];
  readonly bodies: readonly BodyList[];
  readonly energies: ListGroup["lists"];
}

type Brand = Queries.GuideHomePageQuery["brands"]["nodes"][number];
const byModels = descending<Brand>(({ models }) => models.length);

/** Home page of the guide: the way to the search, links by budget, body type, energy and brand, then novelties, promos and the best-rated models. */
export default function GuideHomePage({
  data,
  pageContext: { budgets, bodies, energies },
}: PageProps<Queries.GuideHomePageQuery, Context>) {
  const promos = data.promos.nodes;
  const largest = [...data.brands.nodes]
    .sort((a, b) => byModels(a, b) || compareNames(a.name, b.name))
    .slice(0, MAX_BRANDS);
  return (
    <GuideLayout path={routes.guide} title={`Guide auto ${site.inCountry}`}>
      <SearchStart budgets={budgets} />
      <Section title="Par carrosserie et énergie" id="carrosserie">
        <div className="stack">
          <BodyTiles bodies={bodies} faces={data.faces} />
          <ListJumps name="Énergie" lists={energies} />
        </div>
      </Section>
      <Section title="Par marque" more={routes.newCars}>
        <div className={styles.brands}>
          <Jumps
            label="Marques"
            jumps={largest.map(({ brandId, slug, name, mark }) => ({
              label: name,
              path: routes.brand({ slug, id: brandId }),
              before: mark && <BrandMark mark={mark} size={24} />,
            }))}
          />
        </div>
      </Section>
      {data.novelties.nodes.length > 0 && (
        <Section title="Nouveautés" more={routes.novelties}>
          <ModelGrid models={data.novelties.nodes} tagOf={sinceLaunch} More={ConsumptionAndHeart} />
        </Section>
      )}
      {promos.length > 0 && (
        <Section title="Promos" more={routes.promos}>
          <PromoList promos={promos} Foot={PromoConditions} />
        </Section>
      )}
      <Section title="Mieux notées" more={routes.reviews}>
        <BestRatedModels models={data.rated.nodes} most={4} More={ConsumptionAndHeart} />
      </Section>
      <BannerPlace place="guide_colonne" />
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={DESCRIPTION} crumbs={guideCrumbs()} location={location} />
);

export const query = graphql`
  query GuideHomePage($faces: [Int!]!) {
    faces: modelsByIds(ids: $faces) {
      ...BodyFace
    }
    brands: allBrand(sort: { brandId: ASC }) {
      nodes {
        brandId
        slug
        name
        models {
          modelId
        }
        ...BrandLogo
      }
    }
    novelties: allModel(filter: { status: { eq: ON_SALE } }, sort: [{ launchDate: DESC }, { modelId: ASC }], limit: 4) {
      nodes {
        launchDate
        ...ModelCard
        ...ModelConsumption
      }
    }
    promos: allPromo(filter: { status: { eq: RUNNING } }, sort: [{ end: ASC }, { promoId: ASC }], limit: 4) {
      nodes {
        ...PromoCard
      }
    }
    rated: allModel(filter: { reviewCount: { gte: 5 } }, sort: { modelId: ASC }) {
      nodes {
        ...ModelCard
        ...ModelConsumption
      }
    }
  }
`;
