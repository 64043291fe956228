import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { useSiteUrl } from "../site/head/use-site-url";
import { enumerate } from "../shared/figures/figures";
import { LeadButton } from "../messages/leads/lead-button";
import { routes } from "../routes";
import { DealerBrands } from "../guide/dealers/dealer-brands";
import { DealerContact } from "../guide/dealers/dealer-contact";
import { dealerPageData } from "../guide/dealers/dealer-data";
import { serviceName } from "../guide/dealers/dealer-details";
import { DealerMap } from "../guide/dealers/dealer-map";
import { directionsTo } from "../guide/dealers/dealer-card";
import { placeOf } from "../guide/dealers/dealer-place";
import { OpeningStatus, OpeningTable } from "../guide/dealers/opening-status";
import { ModelGrid } from "../guide/lists/model-grid";
import { Breadcrumb, type Crumb } from "../shared/ui/breadcrumb";
import { Icon } from "../shared/ui/icon";
import { Section } from "../shared/ui/section";
import { ThumbBar } from "../shared/ui/thumb-bar";
import * as styles from "./dealer.page.module.css";

type Data = Queries.DealerPageQuery;
type Dealer = NonNullable<Data["dealer"]>;

const crumbsOf = ({ name }: Dealer): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Concessionnaires", path: routes.dealers },
  { label: name },
];

/** Where a dealer is, and the other ways to reach it; nothing if there is none. */
function Whereabouts({ dealer, others }: { dealer: Dealer; others: Dealer["phones"] }) {
  const directions = directionsTo(dealer);
  if (!directions && others.length === 0 && !dealer.email && !dealer.website) return null;
  return (
    <div className="stack">
      <DealerMap {...dealer} />
      <p className="row">
        {directions && (
          <a className="chip" href={directions} rel="noopener" target="_blank">
            <Icon name="arrow-up-right" size={18} /> Itinéraire
          </a>
        )}
        {others.map(({ written, dialled }) => (
          <a key={dialled} className="chip" href={`tel:${dialled}`}>
            <Icon name="phone" size={18} /> {written}
          </a>
        ))}
        {dealer.email && (
          <a className="chip" href={`mailto:${dealer.email}`}>
            <Icon name="mail" size={18} /> E-mail
          </a>
        )}
        {dealer.website && (
          <a className="chip" href={dealer.website} rel="noopener" target="_blank">
            <Icon name="globe" size={18} /> Site web
          </a>
        )}
      </p>
    </div>
  );
}

export default function DealerPage({ data }: PageProps<Data>) {
  const { dealer, models, note } = data;
  if (!dealer) return null;
  const ask = (className: string) => (
    <LeadButton request="devis" dealer={dealer} className={className}>
      Demander un prix
    </LeadButton>
  );
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbsOf(dealer)} />
      <div className={styles.top}>
        <div className="stack">
          <h1>{dealer.name}</h1>
          <p>
            {[dealer.address, placeOf(dealer)].filter(Boolean).join(", ")}{" "}
            {dealer.verified && <span className="badge good">Vérifié</span>}
          </p>
          {dealer.hours.length > 0 && <OpeningStatus hours={dealer.hours} />}
          <div className="row">
            <DealerContact dealer={dealer} />
            {ask("button plain")}
          </div>
          {dealer.presentation && <p>{dealer.presentation}</p>}
          {dealer.services.length > 0 && (
            <ul className="row" aria-label="Services">
              {dealer.services.map((service) => (
                <li key={service} className="badge">
                  {serviceName(service)}
                </li>
              ))}
            </ul>
          )}
          {note && <p className="small quiet">{note.text}</p>}
        </div>
        <Whereabouts dealer={dealer} others={dealer.phones.slice(1)} />
      </div>
      {dealer.brands.length > 0 && (
        <Section title="Marques vendues ici" id="marques">
          <DealerBrands brands={dealer.brands} />
        </Section>
      )}
      {dealer.hours.length > 0 && (
        <Section title="Horaires" id="horaires">
          <OpeningTable hours={dealer.hours} />
        </Section>
      )}
      {models.nodes.length > 0 && (
        <Section title="Des modèles de ces marques" id="modeles">
          <ModelGrid models={models.nodes} />
        </Section>
      )}
      <ThumbBar>
        <DealerContact dealer={dealer} short />
        {(dealer.phones.length === 0 || dealer.whatsapp === null) &&
          ask(dealer.phones.length === 0 && dealer.whatsapp === null ? "button" : "button plain")}
      </ThumbBar>
    </div>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const siteUrl = useSiteUrl();
  const { dealer, note } = data;
  if (!dealer) return null;
  const brands =
    dealer.brands.length > 0 ? `Concessionnaire ${enumerate(dealer.brands.map(({ name }) => name))}. ` : "";
  return (
    <SimpleHead
      title={`${dealer.name}, concessionnaire auto à ${dealer.city}`}
      description={`${dealer.name}, ${placeOf(dealer)} : horaires, téléphone, itinéraire et prix des voitures neuves. ${brands}${note?.text ?? ""}`.trim()}
      crumbs={crumbsOf(dealer)}
      location={location}
      data={__BROWSER__ ? [] : [dealerPageData(siteUrl + dealer.path, dealer)]}
    />
  );
}

export const query = graphql`
  query DealerPage($dealerId: Int!, $modelIds: [Int!]!) {
    note: siteSetting(key: { eq: "demonstration_concessionnaires" }) {
      text
    }
    dealer(dealerId: { eq: $dealerId }) {
      dealerId
      path
      name
      presentation
      address
      district
      city
      region
      latitude
      longitude
      phones {
        written
        dialled
      }
      whatsapp
      email
      website
      services
      verified
      hours {
        day
        opens
        closes
      }
      brands {
        ...DealerBrand
      }
    }
    models: allModel(filter: { modelId: { in: $modelIds } }, sort: [{ reviewCount: DESC }, { modelId: ASC }]) {
      nodes {
        ...ModelCard
      }
    }
  }
`;
