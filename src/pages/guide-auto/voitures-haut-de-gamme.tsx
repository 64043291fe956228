import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../app/simple-head";
import { formatPrice } from "../../lib/price";
import { routes } from "../../routes";
import { GuideLayout, guideCrumbs } from "../../sections/guide-layout";
import { ModelCard } from "../../sections/model-card";
import { site } from "../../site";
import { Empty } from "../../ui/empty";
import { Filter, filterValue } from "../../ui/filter";
import * as grid from "../../ui/grid.module.css";

const NAME = "Voitures haut de gamme";
const TITLE = `Voitures haut de gamme ${site.inCountry}`;
const LEAD = `SUV, berlines et tout-terrain de prestige. Notre règle : un prix à partir de ${formatPrice(site.premiumFrom)}, ou une marque premium.`;

export default function PremiumPage({ data }: PageProps<Queries.PremiumPageQuery>) {
  const models = data.models.nodes.filter(({ priceMin, brand }) => brand.premium || (priceMin ?? 0) >= site.premiumFrom);
  const kindOf = ({ energies, segment, bodyType }: (typeof models)[number]) =>
    energies.includes("Électrique") ? "Électriques" : segment?.includes("Tout-terrain") ? "Tout-terrain" : bodyType.startsWith("Berline") ? "Berlines" : bodyType;
  const options = [...new Set(models.map(kindOf))].sort((a, b) => a.localeCompare(b, "fr"));
  return (
    <GuideLayout path={routes.premium} title={TITLE} name={NAME} lead={LEAD}>
      {models.length > 0 ? (
        <Filter name="genre" legend="Genre" options={options}>
          <ul className={grid.grid}>
            {models.map((model, index) => (
              <li key={model.modelId} data-filter={filterValue(options, [kindOf(model)])}>
                <ModelCard model={model} soon={index < 4} />
              </li>
            ))}
          </ul>
        </Filter>
      ) : (
        <Empty sentence="Aucun modèle." action={{ label: "Voir les voitures neuves", path: routes.newCars }} />
      )}
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} />;

export const query = graphql`
  query PremiumPage {
    models: allModel(sort: { priceMin: DESC }) {
      nodes {
        segment
        brand {
          premium
        }
        ...ModelCard
      }
    }
  }
`;
