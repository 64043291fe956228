import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../site/head/simple-head";
import { routes } from "../../routes";
import { BrandCatalogue } from "../../guide/brands/brand-catalogue";
import { BannerPlace } from "../../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../../guide/layout/guide-layout";
import { ModelIndex } from "../../guide/lists/model-index";
import { site } from "../../site";
import { Section } from "../../shared/ui/section";

const NAME = "Voitures neuves";
const TITLE = `Voitures neuves ${site.inCountry} : toutes les marques`;
const LEAD = "Choisissez une marque ou une carrosserie : modèles, versions et prix indicatifs.";

export default function NewCarsPage({ data }: PageProps<Queries.NewCarsPageQuery>) {
  return (
    <GuideLayout path={routes.newCars} title={TITLE} name={NAME} lead={LEAD}>
      <BrandCatalogue brands={data.brands.nodes} />
      <Section title="Tous les modèles par carrosserie">
        <ModelIndex models={data.models.nodes} groupOf={({ bodyType }) => bodyType} />
      </Section>
      <BannerPlace place="guide_colonne" />
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} />
);

export const query = graphql`
  query NewCarsPage {
    brands: allBrand(sort: { brandId: ASC }) {
      nodes {
        ...CatalogueBrand
      }
    }
    models: allModel(sort: { modelId: ASC }) {
      nodes {
        ...IndexModel
      }
    }
  }
`;
