import { useState } from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../site/head/simple-head";
import { firstOfEachName } from "../../shared/text/first-of-each-name";
import { alphabetical } from "../../shared/text/names";
import { slugify } from "../../shared/text/slug";
import { coteShell, routes } from "../../routes";
import { AdBox } from "../../market/search/ad-box";
import { AdHomePlace } from "../../market/search/ad-home-place";
import { servedHome } from "../../market/search/served-home";
import { SellPlace } from "../../market/cards/sell-place";
import { SafeBuying } from "../../market/ad-page/safe-buying";
import { toolJumps } from "../../costs/tools/tool-menu";
import { site } from "../../site";
import { HOME_CRUMBS } from "../../market/search/market-crumbs";
import { Jumps } from "../../shared/ui/jumps";
import { PageHead } from "../../shared/ui/page-head";
import { Section } from "../../shared/ui/section";

const TITLE = `L’occasion ${site.inCountry}`;
const LEAD = "Papiers annoncés, prix comparés à ceux des voitures semblables, annonces relues avant d’être en ligne.";

/** Tools for buyers of used cars. */
const TOOLS: readonly string[] = [routes.customsTool, routes.onTheRoadTool, routes.loanTool, routes.monthlyTool];

/** Used-car home page: links and advice are in the built page, into which the Worker renders what is online now (functions/market/search/used-home-page.tsx). */
export default function UsedCarsPage({ data }: PageProps<Queries.UsedCarsPageQuery>) {
  const [served] = useState(servedHome);
  return (
    <div className="wrap">
      <PageHead
        crumbs={HOME_CRUMBS}
        title={TITLE}
        lead="Situation douanière indiquée, prix comparé aux annonces semblables."
      />
      <AdBox
        brands={firstOfEachName([...data.brands.nodes, ...data.usedBrands.nodes])
          .map(({ name }) => ({ value: slugify(name), label: name }))
          .sort(alphabetical(({ label }) => label))}
        served={served && served.home}
      />
      <AdHomePlace served={served} />
      <SellPlace />
      <SafeBuying />
      <Section title="Calculez avant d’acheter" more={routes.tools}>
        <Jumps
          label="Outils"
          jumps={[
            { label: "La cote, modèle par modèle", path: coteShell },
            ...toolJumps.filter(({ path }) => TOOLS.includes(path)),
          ]}
        />
      </Section>
    </div>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead
    title={`Voitures d’occasion ${site.inCountry} : venants et occasions locales`}
    description={LEAD}
    crumbs={HOME_CRUMBS}
    location={location}
  />
);

export const query = graphql`
  query UsedCarsPage {
    usedBrands: allUsedBrand(sort: { position: ASC }) {
      nodes {
        name
      }
    }
    brands: allBrand(sort: { brandId: ASC }) {
      nodes {
        name
      }
    }
  }
`;
