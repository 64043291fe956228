import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../app/simple-head";
import { alphabetical } from "../../lib/names";
import { slugify } from "../../lib/slug";
import { routes } from "../../routes";
import { DealersByBrand } from "../../sections/dealers-of-brand";
import { GuideLayout, guideCrumbs } from "../../sections/guide-layout";
import { site } from "../../site";
import { Jumps } from "../../ui/jumps";

const NAME = "Liste des concessionnaires";
const TITLE = `Concessionnaires auto ${site.inCountry}, par marque`;
const LEAD = "Pour chaque marque, ceux qui la vendent et où. L’annuaire complet, par région, donne horaires, services et itinéraires.";

export default function GuideDealersPage({ data }: PageProps<Queries.GuideDealersPageQuery>) {
  const brands = data.brands.nodes.filter(({ dealers }) => dealers.length > 0).sort(alphabetical(({ name }) => name));
  return (
    <GuideLayout path={routes.guideDealers} title={TITLE} name={NAME} lead={LEAD}>
      <Jumps label="Marques" jumps={brands.map(({ name }) => ({ label: name, path: `#${slugify(name)}` }))} />
      <DealersByBrand brands={brands} />
      <p>
        <a className="button" href={routes.dealers}>
          Voir l’annuaire par région
        </a>
      </p>
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} />;

export const query = graphql`
  query GuideDealersPage {
    brands: allBrand(sort: { brandId: ASC }) {
      nodes {
        ...DealersOfBrand
      }
    }
  }
`;
