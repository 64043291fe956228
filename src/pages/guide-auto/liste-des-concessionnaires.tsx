import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../site/head/simple-head";
import { alphabetical } from "../../shared/text/names";
import { slugify } from "../../shared/text/slug";
import { routes } from "../../routes";
import { DealersByBrand } from "../../guide/dealers/dealers-of-brand";
import { BannerPlace } from "../../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../../guide/layout/guide-layout";
import { site } from "../../site";
import { Jumps } from "../../shared/ui/jumps";
import * as styles from "../../guide/dealers/dealers-of-brand.page.module.css";

const NAME = "Liste des concessionnaires";
const TITLE = `Concessionnaires auto ${site.inCountry}, par marque`;
const LEAD = "Qui vend chaque marque, dans quelle ville, et comment le joindre.";

const WAYS = [
  { label: "Par marque", path: routes.guideDealers },
  { label: "Par région", path: routes.dealers },
];

export default function GuideDealersPage({ data }: PageProps<Queries.GuideDealersPageQuery>) {
  const brands = data.brands.nodes.filter(({ dealers }) => dealers.length > 0).sort(alphabetical(({ name }) => name));
  return (
    <GuideLayout
      path={routes.guideDealers}
      title={TITLE}
      name={NAME}
      lead={["Qui vend chaque marque, et où.", data.note?.text].filter(Boolean).join(" ")}
    >
      <Jumps label="Concessionnaires" jumps={WAYS} current={routes.guideDealers} />
      {brands.length > 1 && (
        <div className={styles.index}>
          <Jumps label="Marques" jumps={brands.map(({ name }) => ({ label: name, path: `#${slugify(name)}` }))} />
        </div>
      )}
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
    note: siteSetting(key: { eq: "demonstration_concessionnaires" }) {
      text
    }
    brands: allBrand(sort: { brandId: ASC }) {
      nodes {
        ...DealersOfBrand
      }
    }
  }
`;
