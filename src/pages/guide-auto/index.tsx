import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../app/simple-head";
import { BUDGETS, budgetOf } from "../../lib/budgets";
import { routes } from "../../routes";
import { BrandWall } from "../../sections/brand-wall";
import { GuideLayout, guideCrumbs } from "../../sections/guide-layout";
import { ModelGrid } from "../../sections/model-grid";
import { ModelIndex } from "../../sections/model-index";
import { PromoList } from "../../sections/promo-list";
import { bestRated } from "../../sections/best-rated";
import { site } from "../../site";
import { Section } from "../../ui/section";

const TITLE = `Guide auto : choisir sa voiture neuve ${site.inCountry}`;
const LEAD = "Par budget, par carrosserie, par énergie ou par marque : tous les modèles, leurs prix indicatifs et ce qu’en disent leurs propriétaires.";

export default function GuideHomePage({ data }: PageProps<Queries.GuideHomePageQuery>) {
  const models = data.models.nodes;
  const promos = data.promos.nodes;
  return (
    <GuideLayout path={routes.guide} title={TITLE} lead={LEAD}>
      <Section title="Par budget" id="budget">
        <ModelIndex models={models} groupOf={({ priceMin }) => budgetOf(priceMin)} order={BUDGETS.map(({ label }) => label)} />
      </Section>
      <Section title="Par carrosserie" id="carrosserie">
        <ModelIndex models={models} groupOf={({ bodyType }) => bodyType} />
      </Section>
      <Section title="Par énergie" id="energie">
        <ModelIndex models={models} groupOf={({ energies }) => energies[0] ?? null} />
      </Section>
      <Section title="Par marque" more={routes.newCars}>
        <BrandWall brands={data.brands.nodes} />
      </Section>
      {data.novelties.nodes.length > 0 && (
        <Section title="Nouveautés" more={routes.novelties}>
          <ModelGrid models={data.novelties.nodes} />
        </Section>
      )}
      {promos.length > 0 && (
        <Section title="Promos" more={routes.promos}>
          <PromoList promos={promos} />
        </Section>
      )}
      <Section title="Mieux notées" more={routes.reviews}>
        <ModelGrid models={bestRated(data.rated.nodes, 4)} />
      </Section>
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs()} location={location} />;

export const query = graphql`
  query GuideHomePage {
    models: allModel(sort: { modelId: ASC }) {
      nodes {
        priceMin
        ...IndexModel
      }
    }
    brands: allBrand(sort: [{ name: ASC }, { brandId: ASC }]) {
      nodes {
        ...BrandTile
      }
    }
    novelties: allModel(filter: { status: { eq: ON_SALE } }, sort: [{ launchDate: DESC }, { modelId: ASC }], limit: 4) {
      nodes {
        ...ModelCard
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
      }
    }
  }
`;
