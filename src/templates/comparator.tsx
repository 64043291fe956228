import type { HeadProps, PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { useSiteUrl } from "../site/head/use-site-url";
import type { UsedCars } from "../guide/compare/shown-car";
import { ComparatorPlace } from "../guide/compare/comparator-place";
import { COMPARED } from "../shared/stored/frame-keys";
import { PrintButton } from "../shared/ui/print-button";
import { Share } from "../shared/share/share";
import type { CarCostRates } from "../costs/rules/car-costs";
import { creditWords } from "../costs/rules/loan";
import { routes } from "../routes";
import { type ComparisonLink, ComparisonLinks } from "../guide/compare/comparison-links";
import { ReadyPairs, type ReadyPair } from "../guide/compare/ready-pairs";
import { CostBases } from "../costs/estimates/cost-bases";
import { site } from "../site";
import type { Crumb } from "../shared/ui/breadcrumb";
import { PageHead } from "../shared/ui/page-head";
import { Section } from "../shared/ui/section";

interface Context {
  /** Address of the index of all cars. */
  index: string;
  /** The first comparisons that have their own page, and links to the others. */
  ready: readonly ReadyPair[];
  others: readonly ComparisonLink[];
  /** Side views of cars in places that are free. */
  outlines: readonly string[];
  rates: CarCostRates | null;
}

/** The market's ads, read by code that is loaded once one of them is compared. */
const USED: UsedCars = {
  read: async (ids) => (await import("../market/compared/compared-ads")).readComparedAds(ids),
  kept: async () => (await import("../market/compared/compared-ads")).keptToCompare(),
};
const TITLE = `Comparateur de voitures neuves ${site.inCountry}`;
const LEAD = "Prix, consommation, équipements, avis : 2 à 4 versions côte à côte.";
/** How many of the other comparisons are links at once; the rest unfold. */
const SHOWN = 6;
const CRUMBS: readonly Crumb[] = [{ label: "Accueil", path: routes.home }, { label: "Comparateur" }];

/** Comparator. Without scripts it is the list of comparisons that are ready; with scripts visitors compare any cars (rule: guide/popular-pairs, guide/compare-address). */
export default function ComparatorPage({
  pageContext: { index, ready, others, outlines, rates },
}: PageProps<object, Context>) {
  const siteUrl = useSiteUrl();
  const tools = (title: string, path: string) => (
    <>
      <Share title={title} url={siteUrl + path} />
      <PrintButton label="Imprimer la comparaison" />
    </>
  );
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE} />
      <ComparatorPlace
        lead={LEAD}
        index={index}
        used={USED}
        tools={tools}
        outlines={outlines}
        loan={rates && creditWords(rates)}
      />
      {ready.length > 0 && (
        <Section title="Comparaisons toutes prêtes">
          <div className="stack">
            <p className="small quiet">Même catégorie, même prix à 20&nbsp;% près.</p>
            <ReadyPairs pairs={ready} />
          </div>
        </Section>
      )}
      {others.length > 0 && (
        <Section title="Autres comparaisons">
          <div className="stack">
            <ComparisonLinks comparisons={others.slice(0, SHOWN)} />
            {others.length > SHOWN && (
              <details className="stack">
                <summary className="chip">{`Voir les ${others.length - SHOWN} autres`}</summary>
                <ComparisonLinks comparisons={others.slice(SHOWN)} />
              </details>
            )}
          </div>
        </Section>
      )}
      <Section title="Comment c’est compté">
        <div className="stack">
          <CostBases rates={rates} />
          <noscript>
            <p className="small quiet">
              Pour choisir vous-même les voitures, activez JavaScript&nbsp;; les comparaisons ci-dessus se lisent sans.
            </p>
          </noscript>
        </div>
      </Section>
    </div>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead
    title={TITLE}
    description={`${LEAD} La page se partage par un lien.`}
    crumbs={CRUMBS}
    location={location}
    live={COMPARED}
  />
);
