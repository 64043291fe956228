import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../app/simple-head";
import { routes } from "../../routes";
import { GuideLayout, guideCrumbs } from "../../sections/guide-layout";
import { PromoCard, promoKind } from "../../sections/promo-card";
import { PromoList } from "../../sections/promo-list";
import { site } from "../../site";
import { Empty } from "../../ui/empty";
import { Filter, filterValue } from "../../ui/filter";
import * as grid from "../../ui/grid.module.css";
import { Section } from "../../ui/section";

const NAME = "Promos du moment";
const TITLE = `Promos auto du moment ${site.inCountry}`;
const LEAD = "Les remises en cours chez les concessionnaires, avec l’ancien prix, le nouveau et la date de fin. Celles qui finissent bientôt d’abord.";

export default function PromosPage({ data }: PageProps<Queries.PromosPageQuery>) {
  const { running, upcoming, ended } = data;
  const kinds = [...new Set(running.nodes.map(({ kind }) => promoKind(kind)))].sort((a, b) => a.localeCompare(b, "fr"));
  return (
    <GuideLayout path={routes.promos} title={TITLE} name={NAME} lead={LEAD}>
      {running.nodes.length > 0 ? (
        <Filter name="type" legend="Type de promo" options={kinds}>
          <ul className={grid.wide}>
            {running.nodes.map((promo, index) => (
              <li key={promo.promoId} data-filter={filterValue(kinds, [promoKind(promo.kind)])}>
                <PromoCard promo={promo} soon={index < 3} />
              </li>
            ))}
          </ul>
        </Filter>
      ) : (
        <Empty sentence="Aucune promo en cours." action={{ label: "Voir les voitures neuves", path: routes.newCars }} />
      )}
      {upcoming.nodes.length > 0 && (
        <Section title="À venir" id="a-venir">
          <PromoList promos={upcoming.nodes} />
        </Section>
      )}
      {ended.nodes.length > 0 && (
        <Section title="Terminées depuis moins de 30 jours" id="terminees">
          <PromoList promos={ended.nodes} />
        </Section>
      )}
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} />;

export const query = graphql`
  query PromosPage($today: Date!, $monthAgo: Date!) {
    running: allPromo(filter: { start: { lte: $today }, end: { gte: $today } }, sort: [{ end: ASC }, { promoId: ASC }]) {
      nodes {
        ...PromoCard
      }
    }
    upcoming: allPromo(filter: { start: { gt: $today } }, sort: [{ start: ASC }, { promoId: ASC }]) {
      nodes {
        ...PromoCard
      }
    }
    ended: allPromo(filter: { end: { lt: $today, gte: $monthAgo } }, sort: [{ end: DESC }, { promoId: ASC }]) {
      nodes {
        ...PromoCard
      }
    }
  }
`;
