import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SimpleHead } from "../site/head/simple-head";
import { useSiteUrl } from "../site/head/use-site-url";
import { enumerate } from "../shared/figures/figures";
import { dotted } from "../shared/text/dotted";
import { LeadButton } from "../messages/leads/lead-button";
import { routes } from "../routes";
import { BrandWall } from "../guide/brands/brand-wall";
import { DealerButtons, ofPhones, WaysToDealer, WhereDealer } from "../guide/dealers/ways-to-dealer";
import { dealerPageData } from "../guide/dealers/dealer-data";
import { serviceName } from "../guide/dealers/dealer-details";
import { frontWords } from "../guide/dealers/dealer-front";
import { DealerMap } from "../guide/dealers/dealer-map";
import { placeOf } from "../guide/dealers/dealer-place";
import { OpeningStatus, OpeningTable } from "../guide/dealers/opening-status";
import { ModelGrid } from "../guide/lists/model-grid";
import type { PromoFoot } from "../guide/promos/promo-card";
import { PromoList } from "../guide/promos/promo-list";
import { Breadcrumb, type Crumb } from "../shared/ui/breadcrumb";
import { Icon } from "../shared/ui/icon";
import { Monogram } from "../shared/ui/monogram";
import { MainPicture } from "../shared/ui/main-picture";
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

/** How else a dealer is reached, and what it offers besides cars. */
function Also({ dealer: { phones, email, website, services } }: { dealer: Dealer }) {
  return (
    <>
      {(phones.length > 0 || email || website) && (
        <p className="row">
          {phones.map(({ written, dialled }) => (
            <a key={dialled} className="chip" href={`tel:${dialled}`}>
              <Icon name="phone" size={18} /> {written}
            </a>
          ))}
          {email && (
            <a className="chip" href={`mailto:${email}`}>
              <Icon name="mail" size={18} /> E-mail
            </a>
          )}
          {website && (
            <a className="chip" href={website} rel="noopener" target="_blank">
              <Icon name="globe" size={18} /> Site web
            </a>
          )}
        </p>
      )}
      {services.length > 0 && (
        <ul className="row" aria-label="Services">
          {services.map((service) => (
            <li key={service} className="badge">
              {serviceName(service)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a promo asks for; that it is to be had here is said above. */
const Conditions: PromoFoot = ({ promo: { conditions } }) => conditions && <p>{conditions}</p>;

export default function DealerPage({ data }: PageProps<Data>) {
  const { dealer, promos, models, note, pictureNote } = data;
  if (!dealer) return null;
  const title = (
    <div className="row">
      <h1>{dealer.name}</h1>
      {dealer.verified && <p className="badge good">Vérifié</p>}
    </div>
  );
  const ask = (className: string) => (
    <LeadButton request="devis" dealer={dealer} className={className}>
      Demander un prix
    </LeadButton>
  );
  const reached = dealer.phones.length > 0 || dealer.whatsapp !== null;
  const inBar = dealer.phones.length === 0 || dealer.whatsapp === null;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbsOf(dealer)} />
      <div className={styles.page}>
        {dealer.photo && (
          <MainPicture
            image={dealer.photo.file?.childImageSharp?.gatsbyImageData}
            alt={frontWords(dealer.photo.alt, pictureNote?.text)}
            sizes="(min-width: 1024px) 740px, 100vw"
          />
        )}
        <div className={styles.top}>
          {dealer.photo ? title : <Monogram name={dealer.name}>{title}</Monogram>}
          <p className="quiet">{dotted([placeOf(dealer), dealer.brands.map(({ name }) => name).join(", ")])}</p>
          {dealer.hours.length > 0 && (
            <OpeningStatus hours={dealer.hours}>
              <div id="horaires">
                <OpeningTable hours={dealer.hours} />
              </div>
            </OpeningStatus>
          )}
          <section className={`card ${styles.contact}`}>
            <h2>Coordonnées</h2>
            <WhereDealer dealer={dealer} />
            <WaysToDealer dealer={dealer}>{ask("button")}</WaysToDealer>
            {!inBar && <p className={ofPhones}>{ask("button plain")}</p>}
            <Also dealer={dealer} />
          </section>
          {dealer.presentation && <p className="measure">{dealer.presentation}</p>}
        </div>
        <DealerMap {...dealer} />
        {dealer.brands.length > 0 && (
          <Section title="Marques vendues ici" id="marques">
            <BrandWall brands={dealer.brands} />
          </Section>
        )}
      </div>
      {promos.length > 0 && (
        <Section title="Promos en cours ici" more={routes.promos}>
          <PromoList promos={promos} Foot={Conditions} />
        </Section>
      )}
      {models.length > 0 && (
        <Section title="Des modèles de ces marques" id="modeles">
          {/* A promo under conditions that runs here stands above; another dealer’s is not to be had here. */}
          <ModelGrid models={models.map((model) => ({ ...model, conditionalPromo: false }))} />
          <p className={`row ${styles.all}`}>
            {dealer.brands
              .filter(({ models: all }) => all.length > 1)
              .map((brand) => (
                <a key={brand.brandId} className="chip" href={routes.brand({ slug: brand.slug, id: brand.brandId })}>
                  Voir les {brand.models.length} {brand.name}
                </a>
              ))}
          </p>
        </Section>
      )}
      {note && <p className={`small quiet ${styles.all}`}>{note.text}</p>}
      <ThumbBar>
        <DealerButtons dealer={dealer} />
        {inBar && ask(reached ? "button plain" : "button")}
      </ThumbBar>
    </div>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const siteUrl = useSiteUrl();
  const { dealer, note } = data;
  if (!dealer) return null;
  const image = dealer.photo?.card?.childImageSharp?.resize?.src ?? null;
  const brands =
    dealer.brands.length > 0 ? `Concessionnaire ${enumerate(dealer.brands.map(({ name }) => name))}. ` : "";
  return (
    <SimpleHead
      title={`${dealer.name}, concessionnaire auto à ${dealer.city}`}
      description={`${dealer.name}, ${placeOf(dealer)} : horaires, téléphone, itinéraire et prix des voitures neuves. ${brands}${note?.text ?? ""}`.trim()}
      crumbs={crumbsOf(dealer)}
      location={location}
      image={image}
      data={__BROWSER__ ? [] : [dealerPageData(siteUrl + dealer.path, dealer, image && siteUrl + image)]}
    />
  );
}

export const query = graphql`
  query DealerPage($dealerId: Int!, $modelIds: [Int!]!, $promoIds: [Int!]!) {
    note: siteSetting(key: { eq: "demonstration_concessionnaires" }) {
      text
    }
    pictureNote: siteSetting(key: { eq: "demonstration_images" }) {
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
      photo {
        ...HeroPhoto
        ...LinkCardPhoto
      }
      hours {
        day
        opens
        closes
      }
      brands {
        ...BrandTile
      }
    }
    promos: promosByIds(ids: $promoIds) {
      ...PromoCard
    }
    models: modelsByIds(ids: $modelIds) {
      ...ModelCard
    }
  }
`;
