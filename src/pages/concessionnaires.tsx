import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { count } from "../shared/figures/figures";
import { alphabetical, compareNames } from "../shared/text/names";
import { slugify } from "../shared/text/slug";
import { routes } from "../routes";
import { DealerCard } from "../guide/dealers/dealer-card";
import { dealerData } from "../guide/dealers/dealer-data";
import { distanceWords, nearestFirst } from "../guide/dealers/distance";
import { usePosition } from "../guide/dealers/use-position";
import { DealersMap } from "../guide/dealers/dealers-map";
import { DealerFront } from "../guide/dealers/dealer-front";
import { DealerDetails, serviceName } from "../guide/dealers/dealer-details";
import { site } from "../site";
import type { Crumb } from "../shared/ui/breadcrumb";
import { Empty } from "../shared/ui/empty";
import { Filter, filterValue } from "../shared/ui/filter";
import * as grid from "../shared/ui/grid.module.css";
import { Jumps } from "../shared/ui/jumps";
import { PageHead } from "../shared/ui/page-head";
import * as styles from "./concessionnaires.page.module.css";
import { Section } from "../shared/ui/section";

const TITLE = `Concessionnaires auto ${site.inCountry}`;
const CRUMBS: readonly Crumb[] = [{ label: "Accueil", path: routes.home }, { label: "Concessionnaires" }];

const VERIFIED = "Vérifié";
const HOW_FAR = "À vol d’oiseau, du plus proche au plus loin. Votre position n’est envoyée nulle part.";

/** Regions sorted by name, with that of the capital first. */
const regionsOf = (dealers: readonly { region: string }[]) =>
  [...new Set(dealers.map(({ region }) => region))].sort(
    (a, b) => Number(b === "Dakar") - Number(a === "Dakar") || compareNames(a, b),
  );

const lead = ({ dealers: { nodes }, note }: Queries.DealersPageQuery) =>
  [
    `${count(nodes.length, "adresse")} dans ${count(regionsOf(nodes).length, "région")}.`,
    ...(note ? [note.text] : []),
  ].join(" ");

export default function DealersPage({ data }: PageProps<Queries.DealersPageQuery>) {
  const dealers = [...data.dealers.nodes].sort(alphabetical(({ name }) => name));
  const regions = regionsOf(dealers);
  const services = [...new Set(dealers.flatMap((dealer) => dealer.services))].map(serviceName).sort(compareNames);
  const options = [...services, VERIFIED];
  const { position, failure, isAsking, ask, forget } = usePosition();
  const item = (dealer: (typeof dealers)[number], distance?: string | null) => (
    <li
      key={dealer.dealerId}
      data-is={filterValue(options, [...dealer.services.map(serviceName), ...(dealer.verified ? [VERIFIED] : [])])}
    >
      <DealerCard dealer={dealer} distance={distance}>
        {dealer.photo && <DealerFront photo={dealer.photo} note={data.pictureNote?.text} />}
        <DealerDetails dealer={dealer} />
      </DealerCard>
    </li>
  );
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE}>
        <p className={`small quiet ${styles.lead}`}>{lead(data)}</p>
      </PageHead>
      {dealers.length === 0 && (
        <Empty
          sentence="Aucun concessionnaire dans l’annuaire pour l’instant."
          action={{ label: "Voir les voitures neuves", path: routes.newCars }}
        />
      )}
      <Filter
        name="service"
        legend="Région, marque, service"
        plain
        options={options}
        before={
          <>
            <div className={styles.views}>
              <button
                type="button"
                className={`chip live ${styles.near}`}
                aria-pressed={position !== null}
                data-held={isAsking ? "" : undefined}
                onClick={position || isAsking ? forget : ask}
              >
                Près de moi
              </button>
              {regions.length > 1 && (
                <a className="chip" href="#regions" onClick={forget}>
                  Par région
                </a>
              )}
              <a className="chip" href={routes.guideDealers}>
                Par marque
              </a>
            </div>
            {services.length > 0 && <span className="small quiet">Services&nbsp;:</span>}
          </>
        }
      >
        <div className={styles.ways} id="regions">
          <DealersMap dealers={dealers} />
          <Jumps label="Régions" jumps={regions.map((region) => ({ label: region, path: `#${slugify(region)}` }))} />
        </div>
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={styles.regions}>
          {position ? (
            <Section title="Près de vous">
              <p className={`small quiet ${styles.far}`}>{HOW_FAR}</p>
              <ul className={grid.wide}>
                {nearestFirst(dealers, position).map(({ dealer, kilometres }) =>
                  item(dealer, kilometres === null ? null : distanceWords(kilometres)),
                )}
              </ul>
            </Section>
          ) : (
            regions.map((region) => (
              <Section key={region} title={region} id={slugify(region)}>
                <ul className={grid.wide}>
                  {dealers.filter((dealer) => dealer.region === region).map((dealer) => item(dealer))}
                </ul>
              </Section>
            ))
          )}
        </div>
      </Filter>
    </div>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.DealersPageQuery>) => (
  <SimpleHead
    title={TITLE}
    description={lead(data)}
    crumbs={CRUMBS}
    location={location}
    data={data.dealers.nodes.map(dealerData)}
  />
);

export const query = graphql`
  query DealersPage {
    note: siteSetting(key: { eq: "demonstration_concessionnaires" }) {
      text
    }
    pictureNote: siteSetting(key: { eq: "demonstration_images" }) {
      text
    }
    dealers: allDealer(sort: { dealerId: ASC }) {
      nodes {
        slug
        address
        region
        ...DealerCard
        ...DealerDetails
        photo {
          ...DealerFront
        }
      }
    }
  }
`;
