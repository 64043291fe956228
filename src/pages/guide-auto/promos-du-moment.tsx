import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../../app/simple-head";
import { Sorted } from "../../features/sort/sorted";
import { ascending, descending, type Order } from "../../lib/orders";
import { routes } from "../../routes";
import { GuideLayout, guideCrumbs } from "../../sections/guide-layout";
import { PromoCard, promoKind } from "../../sections/promo-card";
import { PromoList } from "../../sections/promo-list";
import { site } from "../../site";
import { Empty } from "../../ui/empty";
import { Filter, filterValue } from "../../ui/filter";
import * as grid from "../../ui/grid.module.css";
import { Jumps } from "../../ui/jumps";
import { Section } from "../../ui/section";

const NAME = "Promos du moment";
const TITLE = `Promos auto du moment ${site.inCountry}`;
const LEAD = "Les remises en cours chez les concessionnaires, avec l’ancien prix, le nouveau et la date de fin. Celles qui finissent bientôt d’abord.";

const ORDERS: readonly Order<Queries.PromoCardFragment>[] = [
  { label: "Fin proche", compare: ascending(({ end }) => Date.parse(end)) },
  { label: "Plus forte remise", compare: descending(({ saving }) => saving) },
  { label: "Prix", compare: ascending(({ promoPrice, initialPrice }) => promoPrice ?? initialPrice) },
  { label: "Récentes", compare: descending(({ start }) => Date.parse(start)) },
];

export default function PromosPage({ data }: PageProps<Queries.PromosPageQuery>) {
  const { running, upcoming, ended } = data;
  const kinds = [...new Set(running.nodes.map(({ kind }) => promoKind(kind)))].sort((a, b) => a.localeCompare(b, "fr"));
  return (
    <GuideLayout path={routes.promos} title={TITLE} name={NAME} lead={LEAD}>
      <Jumps
        label="Sur cette page"
        jumps={[
          { label: `En cours (${running.nodes.length})`, path: "#en-cours" },
          { label: `À venir (${upcoming.nodes.length})`, path: "#a-venir" },
          { label: `Terminées (${ended.nodes.length})`, path: "#terminees" },
        ]}
      />
      <Section title="En cours" id="en-cours">
        {running.nodes.length > 0 ? (
          <Filter name="type" legend="Type de promo" options={kinds}>
            <Sorted items={running.nodes} orders={ORDERS}>
              {(shown) => (
                <ul className={grid.grid}>
                  {shown.map((promo, index) => (
                    <li key={promo.promoId} data-is={filterValue(kinds, [promoKind(promo.kind)])}>
                      <PromoCard promo={promo} soon={index < 4} />
                    </li>
                  ))}
                </ul>
              )}
            </Sorted>
          </Filter>
        ) : (
          <Empty sentence="Aucune promo en cours." action={{ label: "Voir les voitures neuves", path: routes.newCars }} />
        )}
      </Section>
      <Section title="À venir" id="a-venir">
        {upcoming.nodes.length > 0 ? <PromoList promos={upcoming.nodes} /> : <Empty sentence="Aucune promo annoncée pour l’instant." />}
      </Section>
      <Section title="Terminées depuis moins de 30 jours" id="terminees">
        {ended.nodes.length > 0 ? <PromoList promos={ended.nodes} /> : <Empty sentence="Aucune promo n’a pris fin depuis 30 jours." />}
      </Section>
    </GuideLayout>
  );
}

export const Head = ({ location }: HeadProps) => <SimpleHead title={TITLE} description={LEAD} crumbs={guideCrumbs(NAME)} location={location} />;

export const query = graphql`
  query PromosPage($monthAgo: Date!) {
    running: allPromo(filter: { status: { eq: RUNNING } }, sort: [{ end: ASC }, { promoId: ASC }]) {
      nodes {
        ...PromoCard
      }
    }
    upcoming: allPromo(filter: { status: { eq: UPCOMING } }, sort: [{ start: ASC }, { promoId: ASC }]) {
      nodes {
        ...PromoCard
      }
    }
    ended: allPromo(filter: { status: { eq: ENDED }, end: { gte: $monthAgo } }, sort: [{ end: DESC }, { promoId: ASC }]) {
      nodes {
        ...PromoCard
      }
    }
  }
`;
