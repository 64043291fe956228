import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Seo } from "../site/head/seo";
import { breadcrumbList } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { CompareButton } from "../guide/compare/compare-button";
import { FavouriteButton } from "../guide/kept/favourite-button";
import { keepSeen } from "../guide/kept/seen";
import { LeadButton } from "../messages/leads/lead-button";
import { frenchDate } from "../shared/dates/dates";
import { capitalised } from "../shared/text/capital";
import { figure } from "../shared/figures/figures";
import { currentPrice, isReduced } from "../costs/price/current-price";
import type { OfferWords } from "../guide/promos/offer-words";
import { descending } from "../shared/sort/orders";
import { formatPrice } from "../shared/figures/price";
import { routes } from "../routes";
import { AskOnWhatsapp } from "../guide/dealers/ask-on-whatsapp";
import { DealerList } from "../guide/dealers/dealer-list";
import { Equipment } from "../guide/models/equipment";
import { lacksSpecs, specGroups } from "../guide/versions/spec-groups";
import { Offers } from "../guide/models/offers";
import { PriceBars } from "../costs/drawn/price-bars";
import { OwnCosts, type VersionCosts } from "../costs/estimates/own-costs";
import { RoadFitness } from "../costs/estimates/road-fitness";
import { SpecSheet } from "../guide/versions/spec-sheet";
import { versionData } from "../guide/versions/version-data";
import { VersionStrip } from "../guide/versions/version-strip";
import { site } from "../site";
import { ACTION, Actions } from "../shared/ui/actions";
import { Breadcrumb, type Crumb } from "../shared/ui/breadcrumb";
import { type Fact, Facts } from "../shared/ui/facts";
import { Icon } from "../shared/ui/icon";
import { Picture } from "../shared/ui/picture";
import { MonthlyLine } from "../costs/price/monthly-price";
import { PriceTag } from "../costs/price/price-tag";
import { PrintButton } from "../shared/ui/print-button";
import { Section } from "../shared/ui/section";
import { ThumbBar } from "../shared/ui/thumb-bar";
import * as styles from "./version.page.module.css";
import { WholeWords } from "../shared/ui/whole-words";

type Data = Queries.VersionPageQuery;
type Version = NonNullable<Data["version"]>;

const nameOf = ({ name, model }: Version) => `${model.brand.name} ${model.name} ${name}`;
const crumbsOf = ({ name, model }: Version): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: model.brand.name, path: routes.brand({ slug: model.brand.slug, id: model.brand.brandId }) },
  { label: model.name, path: routes.model(model.brand.slug, { id: model.modelId, slug: model.slug }) },
  { label: name },
];

/** The next lower version by price, with whose equipment this version is compared. */
function lowerOf(version: Version): Version["model"]["versions"][number] | null {
  const own = currentPrice(version);
  const under = version.model.versions.filter((other) => own !== null && (currentPrice(other) ?? Infinity) < own);
  return under.sort(descending(currentPrice))[0] ?? null;
}

interface Context {
  /** Calculated at build, so that the page's scripts need not contain the code for it. */
  readonly costs: VersionCosts | null;
  readonly offers: readonly OfferWords[];
  /** Where an alert on its price is asked for. */
  readonly priceAlert: string;
  /** Its list prices by date; null where there was only one. */
  readonly facts: readonly Fact[];
  readonly prices: readonly { readonly label: string; readonly price: number }[] | null;
}

export default function VersionPage({
  data,
  pageContext: { costs, offers, priceAlert, prices, facts },
}: PageProps<Data, Context>) {
  const { version } = data;
  const siteUrl = useSiteUrl();
  useEffect(() => void (version && keepSeen(version.versionId)), [version]);
  if (!version) return null;
  const { model } = version;
  const name = nameOf(version);
  const lower = lowerOf(version);
  const { articled } = model;
  const note = data.priceNote?.text ?? "prix public TTC conseillé";
  const car = {
    name,
    articled: articled && `${articled} ${version.name}`,
    modelId: model.modelId,
    versionId: version.versionId,
    price: currentPrice(version),
  };
  const kept = { id: version.versionId, name };
  const path = routes.version(model.brand.slug, model.slug, { id: version.versionId, slug: version.slug });
  return (
    <div className="wrap">
      <ThumbBar beside={<Breadcrumb crumbs={crumbsOf(version)} />}>
        <LeadButton request="devis" car={car} className="button">
          Demander un devis
        </LeadButton>
        <AskOnWhatsapp
          dealers={model.brand.dealers}
          car={car.articled ?? name}
          url={siteUrl + path}
          className="button plain"
        />
      </ThumbBar>
      <div className={styles.top}>
        <figure>
          <Picture
            image={model.cover?.file?.childImageSharp?.gatsbyImageData}
            alt={model.cover?.alt ?? ""}
            sizes="(min-width: 1024px) 600px, 100vw"
            main
          />
          {data.pictureNote && <figcaption className="badge">{data.pictureNote.text}</figcaption>}
        </figure>
        <div className={styles.head}>
          <h1>
            <span>
              <WholeWords text={`${model.brand.name} ${model.name}`} />
            </span>{" "}
            <WholeWords text={version.name} />
          </h1>
          <p className={styles.price}>
            <PriceTag price={version.price} promo={version.promoPrice} />
          </p>
          <p className="small quiet">
            {costs && car.price !== null && (
              <MonthlyLine
                price={car.price}
                monthly={{ amount: costs.amounts.monthlyPayment, basis: costs.bases.monthlyPayment }}
              />
            )}
            {[
              isReduced(version)
                ? `Prix de la promo, TTC, hors frais\u00a0; barré, le ${note}`
                : `${capitalised(note)}, hors frais`,
              version.priceDate && `au ${frenchDate(version.priceDate)}`,
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
          <Offers offers={offers} />
          {version.availability && (
            <p>
              <span className={version.availability === "IN_STOCK" ? "badge good" : "badge"}>
                {version.availability === "IN_STOCK" ? "En stock" : "Sur commande"}
              </span>
              {version.deliveryWeeks !== null && version.availability === "ON_ORDER" && (
                <span className="small quiet"> livraison en {version.deliveryWeeks} semaines environ</span>
              )}
            </p>
          )}
          <Facts facts={facts} />
          <LeadButton request="essai" car={car} className="button plain">
            Réserver un essai
          </LeadButton>
          <Actions
            title={`${name} : ${formatPrice(car.price)}`}
            url={siteUrl + path}
            more={<PrintButton label="Imprimer la fiche" />}
          >
            <CompareButton car={kept} className={ACTION} sign={<Icon name="scale" />} />
            <FavouriteButton car={kept} className={ACTION} isNamed={false} />
            <a className={ACTION} href={priceAlert}>
              <Icon name="bell" />
              Suivre<span className="visually-hidden"> son prix</span>
            </a>
          </Actions>
        </div>
      </div>
      <VersionStrip current={version} model={model} />
      <OwnCosts version={version} costs={costs} model={`${model.brand.slug}/${model.slug}`} />
      {prices && (
        <Section title="Le prix public au fil du temps">
          <PriceBars rows={prices} />
        </Section>
      )}
      <Section title="Fiche technique" id="fiche">
        <SpecSheet groups={specGroups(version)} />
        <p className="small quiet">
          {lacksSpecs(version) && "Les valeurs inconnues sont omises. "}
          <a href={routes.contact}>Signaler une erreur</a>
        </p>
      </Section>
      <RoadFitness versions={[version]} />
      {version.equipment.length > 0 && (
        <Section title="Équipements" id="equipements">
          <Equipment items={version.equipment} lower={lower && { name: lower.name, items: lower.equipment }} />
        </Section>
      )}
      {model.brand.dealers.length > 0 && (
        <Section
          title={`Où ${articled ? `voir ${articled}` : "la voir"} ?`}
          id="concessionnaires"
          more={routes.dealers}
        >
          <DealerList dealers={model.brand.dealers.slice(0, 2)} />
        </Section>
      )}
    </div>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const siteUrl = useSiteUrl();
  const { version } = data;
  if (!version) return null;
  const name = nameOf(version);
  return (
    <Seo
      title={`${name} : prix et fiche technique ${site.inCountry}`}
      description={`${name} : ${formatPrice(currentPrice(version))} (indicatif), ${version.energy}, ${figure(version.power, "ch")}, ${version.gearbox ?? "boîte non communiquée"}. Fiche technique et équipements.`}
      path={location.pathname}
      siteUrl={siteUrl}
      image={version.model.cover?.card?.childImageSharp?.resize?.src}
      data={
        __BROWSER__
          ? []
          : [breadcrumbList(siteUrl, crumbsOf(version)), versionData(siteUrl + location.pathname, name, version)]
      }
    />
  );
}

export const query = graphql`
  query VersionPage($versionId: Int!) {
    priceNote: siteSetting(key: { eq: "demonstration_prix" }) {
      text
    }
    pictureNote: siteSetting(key: { eq: "demonstration_images" }) {
      text
    }
    version(versionId: { eq: $versionId }) {
      versionId
      slug
      name
      price
      promoPrice
      priceDate
      availability
      deliveryWeeks
      equipment {
        ...EquipmentLine
      }
      energy
      consumption
      fiscalPower
      ...SpecSheet
      ...RoadFitness
      model {
        modelId
        name
        articled
        bodyType
        ...VersionStrip
        cover {
          ...HeroPhoto
          ...LinkCardPhoto
        }
        brand {
          brandId
          name
          dealers {
            ...DealerCard
          }
        }
        versions {
          equipment {
            ...EquipmentLine
          }
        }
      }
    }
  }
`;
