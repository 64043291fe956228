import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { breadcrumbList } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { count } from "../shared/figures/figures";
import { alphabetical } from "../shared/text/names";
import { routes } from "../routes";
import { CarSearch } from "../guide/search/car-search";
import type { PanelFacets } from "../guide/search/filter-parts";
import { ListJumps } from "../guide/lists/list-jumps";
import type { ListGroup } from "../guide/lists/list-group";
import type { ListedModel } from "../guide/lists/listed-model";
import { ListedModels } from "../guide/lists/listed-models";
import { site } from "../site";
import type { Crumb } from "../shared/ui/breadcrumb";
import { Jumps } from "../shared/ui/jumps";
import { PageHead } from "../shared/ui/page-head";
import { Section } from "../shared/ui/section";

const TITLE = `Trouver une voiture neuve ${site.inCountry}`;
const CRUMBS: readonly Crumb[] = [
  { label: "Accueil", path: routes.home },
  { label: "Guide auto", path: routes.guide },
  { label: "Recherche" },
];

interface Context extends PanelFacets {
  /** Address of the index of all cars. */
  index: string;
  groups: readonly ListGroup[];
  models: number;
  versions: number;
  /** The first models, cheapest first. */
  rows: readonly ListedModel[];
}

const leadOf = ({ models, versions }: Context) =>
  `${count(models, "modèle")}, ${count(versions, "version")} : filtrez, ou décrivez la voiture en une phrase.`;

/** New-car search (rule: guide/search-without-scripts): the built page shows all cars and links to lists of similar cars; filters need the scripts. */
export default function CarSearchPage({ data, pageContext }: PageProps<Queries.CarSearchPageQuery, Context>) {
  const { index, facets, bands, groups, models, versions, rows } = pageContext;
  const brands = data.brands.nodes.filter((brand) => brand.models.length > 0).sort(alphabetical(({ name }) => name));
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title="Trouver une voiture neuve" />
      <CarSearch
        index={index}
        parameters={data.parameters.nodes}
        all={{ facets, bands, models, versions }}
        lists={groups.flatMap(({ facet, lists }) => (facet === "carrosserie" ? [] : lists))}
      >
        <ListedModels rows={rows} models={data.models} />
      </CarSearch>
      <Section title="Parcourir les voitures neuves" id="parcourir">
        {groups.map(({ name, facet, lists }) => (
          <div key={facet}>
            <p className="small quiet">{`Par ${name.toLowerCase()}`}</p>
            <ListJumps name={name} lists={lists} />
          </div>
        ))}
        <p className="small quiet">Par marque</p>
        <Jumps
          label="Marque"
          jumps={brands.map(({ brandId, slug, name, models: some }) => ({
            label: `${name} (${some.length})`,
            path: routes.brand({ slug, id: brandId }),
          }))}
        />
      </Section>
    </div>
  );
}

export function Head({ pageContext, location }: HeadProps<Queries.CarSearchPageQuery, Context>) {
  const siteUrl = useSiteUrl();
  return (
    <Seo
      title={`${TITLE} : recherche détaillée`}
      description={leadOf(pageContext)}
      path={location.pathname}
      siteUrl={siteUrl}
      data={__BROWSER__ ? [] : [breadcrumbList(siteUrl, CRUMBS)]}
      live="query"
    />
  );
}

export const query = graphql`
  query CarSearchPage($ids: [Int!]!) {
    models: modelsByIds(ids: $ids) {
      ...ModelCard
    }
    parameters: allCountryParameter(filter: { group: { in: ["credit"] } }, sort: { key: ASC }) {
      nodes {
        key
        value
        valueMax
      }
    }
    brands: allBrand(sort: { brandId: ASC }) {
      nodes {
        brandId
        slug
        name
        models {
          modelId
        }
      }
    }
  }
`;
