import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { routes } from "../routes";
import { BrandCatalogue } from "../guide/brands/brand-catalogue";
import { BannerPlace } from "../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../guide/layout/guide-layout";
import { type BodyList, BodyTiles } from "../guide/lists/body-tiles";
import { site } from "../site";
import { Section } from "../shared/ui/section";

const NAME = "Voitures neuves";
const TITLE = `Voitures neuves ${site.inCountry} : toutes les marques`;
const LEAD = "Par carrosserie ou par marque : modèles, versions et prix indicatifs.";

/** All new cars, by body type, then by brand. */
export default function NewCarsPage({
  data,
  pageContext: { bodies },
}: PageProps<Queries.NewCarsPageQuery, { bodies: readonly BodyList[] }>) {
  return (
    <GuideLayout path={routes.newCars} title={TITLE} name={NAME} lead={LEAD}>
      <Section title="Par carrosserie" id="carrosserie">
        <BodyTiles bodies={bodies} />
      </Section>
      <Section title="Par marque" id="marque">
        <BrandCatalogue brands={data.brands.nodes} />
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
  }
`;
