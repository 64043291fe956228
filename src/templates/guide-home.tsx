import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { routes } from "../routes";
import { NEW_CAR_EXAMPLE } from "../shared/sentence/examples";
import { BannerPlace } from "../editorial/banners/banner-place";
import { GuideLayout, guideCrumbs } from "../guide/layout/guide-layout";
import type { BodyList } from "../guide/lists/body-list";
import { BodyTiles } from "../guide/lists/body-tiles";
import { ModelGrid } from "../guide/lists/model-grid";
import { ListJumps } from "../guide/lists/list-jumps";
import { type ListGroup, ListTiles } from "../guide/lists/list-tiles";
import { PromoConditions } from "../guide/promos/promo-conditions";
import { PromoList } from "../guide/promos/promo-list";
import { BestRatedModels } from "../guide/lists/best-rated-models";
import { site } from "../site";
import { alphabetical } from "../shared/text/names";
import { BrandMark } from "../shared/ui/brand-mark";
import { Icon } from "../shared/ui/icon";
import { Jumps } from "../shared/ui/jumps";
import { Section } from "../shared/ui/section";
import * as styles from "./guide-home.page.module.css";

const TITLE = `Guide auto : choisir sa voiture neuve ${site.inCountry}`;
const DESCRIPTION =
  "Tous les modèles par budget, carrosserie, énergie ou marque, et ce qu’en disent leurs propriétaires.";

/** Home page of the guide: the way to the search, links by body type, budget, energy and brand, then novelties, promos and the best-rated models. */
export default function GuideHomePage({
  data,
  pageContext: { groups, bodies },
}: PageProps<Queries.GuideHomePageQuery, { groups: readonly ListGroup[]; bodies: readonly BodyList[] }>) {
  const promos = data.promos.nodes;
  return (
    <GuideLayout path={routes.guide} title={`Guide auto ${site.inCountry}`}>
      <a className={`card ${styles.search}`} href={routes.search}>
        <Icon name="search" />
        <span className="visually-hidden">Chercher, par exemple </span>
        {NEW_CAR_EXAMPLE}
      </a>
      <Section title="Par carrosserie" id="carrosserie">
        <BodyTiles bodies={bodies} faces={data.faces.nodes} />
      </Section>
      {groups.map(({ name, facet, lists }) => (
        <Section key={facet} title={`Par ${name.toLowerCase()}`} id={facet}>
          {facet === "budget" ? (
            <>
              <ListTiles lists={lists} />
              <p className="small quiet">Un modèle compte dans chaque budget où il a une version.</p>
            </>
          ) : (
            <ListJumps name={name} lists={lists} />
          )}
        </Section>
      ))}
      <Section title="Par marque" more={routes.newCars}>
        <Jumps
          label="Marques"
          jumps={[...data.brands.nodes].sort(alphabetical(({ name }) => name)).map(({ brandId, slug, name, mark }) => ({
            label: name,
            path: routes.brand({ slug, id: brandId }),
            before: mark && <BrandMark mark={mark} size={24} />,
          }))}
        />
      </Section>
      {data.novelties.nodes.length > 0 && (
        <Section title="Nouveautés" more={routes.novelties}>
          <ModelGrid models={data.novelties.nodes} />
        </Section>
      )}
      {promos.length > 0 && (
        <Section title="Promos" more={routes.promos}>
          <PromoList promos={promos} Foot={PromoConditions} />
        </Section>
      )}
      <Section title="Mieux notées" more={routes.reviews}>
        <BestRatedModels models={data.rated.nodes} most={4} />
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
    faces: allModel(filter: { modelId: { in: $faces } }, sort: { modelId: ASC }) {
      nodes {
        ...BodyFace
      }
    }
    brands: allBrand(sort: { brandId: ASC }) {
      nodes {
        brandId
        slug
        name
        ...BrandLogo
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
