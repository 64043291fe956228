import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { routes } from "../routes";
import { BrandCatalogue } from "../guide/brands/brand-catalogue";
import { BannerPlace } from "../editorial/banners/banner-place";
import { ConsumptionAndHeart } from "../guide/lists/consumption";
import { GuideLayout, guideCrumbs } from "../guide/layout/guide-layout";
import type { BodyList } from "../guide/lists/body-list";
import { BodyTiles } from "../guide/lists/body-tiles";
import type { ListGroup } from "../guide/lists/list-group";
import { ModelGrid } from "../guide/lists/model-grid";
import { sinceLaunch } from "../guide/lists/since-launch";
import { SearchStart } from "../guide/search/search-start";
import { count } from "../shared/figures/figures";
import { startingPrice } from "../shared/figures/price";
import { site } from "../site";
import { Section } from "../shared/ui/section";

const NAME = "Voitures neuves";
const TITLE = `Voitures neuves ${site.inCountry}`;
const DESCRIPTION = "Toutes les marques et carrosseries : modèles, versions et prix indicatifs.";

interface Context {
  readonly budgets: ListGroup["lists"];
  readonly bodies: readonly BodyList[];
}

/** « 27 marques, 104 modèles, dès 6.900.000 FCA » */
function summary(brands: Queries.NewCarsPageQuery["brands"]["nodes"]): string {
  const models = brands.reduce((sum, brand) => sum + brand.models.length, 0);
  return [
    count(brands.length, "marque"),
    count(models, "modèle"),
    ...startingPrice(brands.map(({ priceMin }) => priceMin)),
  ].join(", ");
}

/** All new cars: the search, then by budget, by brand and by body type, the cheapest ones and the newest. */
export default function NewCarsPage({
  data: { brands, faces, novelties, cheapest },
  pageContext: { budgets, bodies },
}: PageProps<Queries.NewCarsPageQuery, Context>) {
  return (
    <GuideLayout path={routes.newCars} title={TITLE} name={NAME} lead={summary(brands.nodes)}>
      <SearchStart budgets={budgets} />
      <Section title="Par marque" id="marque">
        <BrandCatalogue brands={brands.nodes} />
      </Section>
      <Section title="Par carrosserie" id="carrosserie">
        <BodyTiles bodies={bodies} faces={faces} />
      </Section>
      {cheapest.nodes.length > 0 && (
        <Section title="Les moins chères" more={routes.search}>
          <ModelGrid models={cheapest.nodes} More={ConsumptionAndHeart} />
        </Section>
      )}
      {novelties.nodes.length > 0 && (
        <Section title="Nouveautés" more={routes.novelties}>
          <ModelGrid models={novelties.nodes} tagOf={sinceLaunch} More={ConsumptionAndHeart} />
        </Section>
      )}
      <BannerPlace place="guide_colonne" />
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={DESCRIPTION} crumbs={guideCrumbs(NAME)} location={location} />
);

export const query = graphql`
  query NewCarsPage($faces: [Int!]!) {
    faces: modelsByIds(ids: $faces) {
      ...BodyFace
    }
    brands: allBrand(sort: { brandId: ASC }) {
      nodes {
        ...CatalogueBrand
      }
    }
    novelties: allModel(filter: { status: { eq: ON_SALE } }, sort: [{ launchDate: DESC }, { modelId: ASC }], limit: 4) {
      nodes {
        launchDate
        ...ModelCard
        ...ModelConsumption
      }
    }
    cheapest: allModel(
      filter: { status: { ne: UPCOMING }, priceMin: { gt: 0 } }
      sort: [{ priceMin: ASC }, { modelId: ASC }]
      limit: 4
    ) {
      nodes {
        ...ModelCard
        ...ModelConsumption
      }
    }
  }
`;
