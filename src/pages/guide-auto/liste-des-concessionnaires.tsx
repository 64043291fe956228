import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../site/head/simple-head";
import { alphabetical } from "../../shared/text/names";
import { slugify } from "../../shared/text/slug";
import { routes } from "../../routes";
import { DealersByBrand } from "../../guide/dealers/dealers-of-brand";
import { BannerPlace } from "../../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../../guide/layout/guide-layout";
import { site } from "../../site";
import { BrandMark } from "../../shared/ui/brand-mark";
import { Jumps } from "../../shared/ui/jumps";

const NAME = "Liste des concessionnaires";
const TITLE = `Concessionnaires auto ${site.inCountry}, par marque`;
const LEAD = "Qui vend chaque marque, et où : adresses, horaires et itinéraires.";

export default function GuideDealersPage({ data }: PageProps<Queries.GuideDealersPageQuery>) {
  const brands = data.brands.nodes.filter(({ dealers }) => dealers.length > 0).sort(alphabetical(({ name }) => name));
  return (
    <GuideLayout path={routes.guideDealers} title={TITLE} name={NAME} lead={LEAD}>
      <Jumps
        label="Marques"
        jumps={[
          { label: "Par région", path: routes.dealers },
          ...brands.map(({ name, mark }) => ({
            label: name,
            path: `#${slugify(name)}`,
            before: mark && <BrandMark mark={mark} size={24} />,
          })),
        ]}
      />
      <DealersByBrand brands={brands} />
      <BannerPlace place="guide_colonne" />
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} />
);

export const query = graphql`
  query GuideDealersPage {
    brands: allBrand(sort: { brandId: ASC }) {
      nodes {
        ...DealersOfBrand
      }
    }
  }
`;
