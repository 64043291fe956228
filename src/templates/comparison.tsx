import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { useSiteUrl } from "../site/head/use-site-url";
import { Silhouettes } from "../guide/compare/silhouettes";
import { ComparisonTable } from "../guide/compare/comparison-table";
import { PrintButton } from "../shared/ui/print-button";
import { Share } from "../shared/share/share";
import { type CarCostRates } from "../costs/rules/car-costs";
import { creditWords } from "../costs/rules/loan";
import { comparedCarOf } from "../guide/compare/compared-car";
import { comparisonGroups, shownGroups } from "../guide/compare/comparison-rows";
import type { DrawnCars } from "../guide/compare/drawn-cars";
import { comparisonSentence } from "../guide/compare/comparison-sentence";
import type { Verdict } from "../guide/compare/comparison-verdict";
import { comparing, routes } from "../routes";
import { type ComparisonLink, ComparisonLinks } from "../guide/compare/comparison-links";
import { CostBases } from "../costs/estimates/cost-bases";
import { site } from "../site";
import type { Crumb } from "../shared/ui/breadcrumb";
import { PageHead } from "../shared/ui/page-head";
import { Section } from "../shared/ui/section";
import * as styles from "./comparison.page.module.css";

type Data = Queries.ComparisonPageQuery;
interface Context {
  /** « Hyundai Creta », « Kia Seltos » */
  names: readonly string[];
  /** « lequel » if all models are masculine, else « laquelle », the car. */
  which: string;
  /** What sets the two apart in money; null where nothing does. */
  verdict: Verdict | null;
  /** Ids of the cheapest version of each model. */
  versionIds: readonly number[];
  rates: CarCostRates | null;
  /** The same cars from the side; null when their sizes are not known. */
  sizes: DrawnCars | null;
  /** Other comparisons that include one of the two models. */
  popular: readonly ComparisonLink[];
}

/** Lines without a value for either car are hidden. */
const VIEW = { differences: false, best: true, filled: true };

const labelOf = ({ names }: Context) => names.join(" ou ");
const crumbsOf = (context: Context): readonly Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Comparateur", path: routes.compare },
  { label: labelOf(context) },
];

const carsOf = ({ versions }: Data, { rates }: Context) =>
  versions.map((version) => {
    const { model, versionId: id, slug } = version;
    return comparedCarOf(version, model, routes.version(model.brand.slug, model.slug, { id, slug }), rates);
  });

/** Comparison of two popular models by the cheapest version of each. */
export default function ComparisonPage({ data, pageContext, location }: PageProps<Data, Context>) {
  const siteUrl = useSiteUrl();
  const cars = carsOf(data, pageContext);
  const { rates, sizes, verdict } = pageContext;
  const label = labelOf(pageContext);
  return (
    <div className="wrap">
      <PageHead crumbs={crumbsOf(pageContext)} title={`${label} : ${pageContext.which} choisir ?`}>
        {verdict && (
          <>
            <p className={styles.verdict}>
              <b>{verdict.first}</b>
              <span className="quiet">{verdict.more}</span>
            </p>
            {verdict.choices.map((choice) => (
              <p key={choice} className="small">
                {choice}
              </p>
            ))}
          </>
        )}
      </PageHead>
      <section>
        <h2 className="visually-hidden">Côte à côte</h2>
        <ComparisonTable
          cars={cars}
          groups={shownGroups(comparisonGroups(cars, rates && creditWords(rates)), VIEW)}
          best={VIEW.best}
        />
        <p className="small quiet">
          La version la moins chère de chaque modèle{data.priceNote && ` ; ${data.priceNote.text}`}. « — »&nbsp;: valeur
          inconnue ou non communiquée.
        </p>
        <CostBases rates={rates} />
      </section>
      {sizes && <Silhouettes {...sizes} />}
      <div className="row">
        <a className="button plain no-print" href={comparing(pageContext.versionIds)}>
          Modifier<span className="visually-hidden"> la comparaison</span>
        </a>
        <Share title={`${label} : le comparatif`} url={siteUrl + location.pathname} />
        <PrintButton label="Imprimer la comparaison" />
      </div>
      {pageContext.popular.length > 0 && (
        <Section title="À comparer aussi" more={routes.compare}>
          <ComparisonLinks comparisons={pageContext.popular} />
        </Section>
      )}
    </div>
  );
}

export const Head = ({ data, pageContext, location }: HeadProps<Data, Context>) => (
  <SimpleHead
    title={`${labelOf(pageContext)} : comparatif des prix et fiches techniques ${site.inCountry}`}
    description={comparisonSentence(carsOf(data, pageContext))}
    crumbs={crumbsOf(pageContext)}
    location={location}
  />
);

export const query = graphql`
  query ComparisonPage($versionIds: [Int!]!) {
    priceNote: siteSetting(key: { eq: "demonstration_prix" }) {
      text
    }
    versions: versionsByIds(ids: $versionIds) {
      versionId
      slug
      name
      price
      promoPrice
      ...SpecSheet
      equipment {
        ...EquipmentLine
      }
      model {
        modelId
        slug
        name
        bodyType
        ownerScore
        reviewCount
        ...ModelFace
      }
    }
  }
`;
