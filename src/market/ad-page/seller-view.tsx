import { dotted } from "../../shared/text/dotted";
import type { SellerAnswer } from "../../contract/market/ad";
import { PAPERS, SELLER_TYPES } from "../../contract/market/lists";
import { routes } from "../../routes";
import { SELLER_CRUMBS } from "./seller-crumbs";
import { frenchMonth } from "../../shared/dates/dates";
import { count, figure } from "../../shared/figures/figures";
import { millions } from "../../shared/figures/millions";
import { servedHere } from "../../shared/served/served";
import { Breadcrumb } from "../../shared/ui/breadcrumb";
import { type Fact, Facts } from "../../shared/ui/facts";
import { Section } from "../../shared/ui/section";
import { AdList } from "../cards/ad-list";
import { AdRow } from "../cards/ad-row";
import { SafeBuying } from "./safe-buying";
import { SellerCard } from "./seller-card";
import * as styles from "./seller-view.page.module.css";
import { WhatsappButton } from "./whatsapp-button";

/** Names a seller in the document that the Worker rendered for them. */
export const sellerServedAs = (id: string) => `seller/${id}`;
export const servedSeller = (id: string) => servedHere<SellerAnswer>(sellerServedAs(id))?.value ?? null;

const onlineOf = ({ ads }: SellerAnswer["seller"]) => count(ads, "annonce en ligne", "annonces en ligne");

const sellerLead = ({ seller }: SellerAnswer) =>
  dotted([SELLER_TYPES[seller.type], `sur le site depuis ${frenchMonth(seller.since)}`, onlineOf(seller)]);

/** Title and description of a seller's page. */
export const sellerHead = (answer: SellerAnswer) => ({
  title: `${answer.seller.name} : ses voitures d’occasion`,
  description: sellerLead(answer),
});

/** At most so many towns are named, those with the most ads first. */
const MAX_TOWNS = 3;

/** « Yoff, Pikine, Thiès… » */
function townsOf(ads: SellerAnswer["ads"]): string {
  const counted = new Map<string, number>();
  for (const { town } of ads) counted.set(town, (counted.get(town) ?? 0) + 1);
  const names = [...counted].sort(([, a], [, b]) => b - a).map(([town]) => town);
  return names.slice(0, MAX_TOWNS).join(", ") + (names.length > MAX_TOWNS ? "…" : "");
}

/** What the ads of a seller say together. */
function factsOf({ ads }: SellerAnswer): readonly Fact[] {
  // « 51.000 à 144.000 km »: the unit, behind its no-break space, is said once.
  const between = (values: readonly number[], words: (value: number) => string) => {
    const [lowest, highest] = [words(Math.min(...values)), words(Math.max(...values))];
    return lowest === highest ? lowest : `${lowest.split("\u00a0")[0]} à ${highest}`;
  };
  const inName = ads.filter(({ papers }) => papers === "dedouane_mute").length;
  return [
    {
      icon: "banknote",
      label: "Prix",
      value: between(
        ads.map(({ price }) => price),
        millions,
      ),
    },
    {
      icon: "gauge",
      label: "Kilométrage",
      value: between(
        ads.map(({ mileage }) => mileage),
        (km) => figure(km, "km"),
      ),
    },
    { icon: "map-pin", label: "Où les voir", value: townsOf(ads) },
    { icon: "shield-check", label: PAPERS.dedouane_mute, value: `${inName} sur ${ads.length}` },
  ];
}

/** The first step towards a seller without WhatsApp. */
const BY_NUMBER = "Ouvrez son annonce\u00a0: le numéro du vendeur y est.";

/** The page of a seller with their ads, the newest first (rule: market/seller-page). */
export function SellerView({ answer }: { answer: SellerAnswer }) {
  const { seller, ads, similar = [], cote = null } = answer;
  const [first, ...others] = ads;
  const only = others.length === 0 ? first : undefined;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[...SELLER_CRUMBS, { label: seller.name }]} />
      <div className={only ? styles.one : styles.many}>
        <SellerCard
          name={seller.name}
          title={<h1>{seller.name}</h1>}
          who={dotted([SELLER_TYPES[seller.type], townsOf(ads)])}
          facts={[
            ["calendar", `Sur le site depuis ${frenchMonth(seller.since)}`],
            ["car", onlineOf(seller)],
            ["check", only ? "Annonce relue" : "Annonces relues"],
          ]}
          verified={seller.verified ? "Vendeur vérifié" : null}
        >
          {only && (
            <div className={styles.steps}>
              {only.whatsapp && <WhatsappButton ad={only} className="button" />}
              <a className={only.whatsapp ? "button plain" : "button"} href={routes.ad(only)}>
                Voir l’annonce
              </a>
            </div>
          )}
        </SellerCard>
        <Section title={only ? "Son annonce" : "Choisissez la voiture"}>
          <div className="stack">
            {!ads.some(({ whatsapp }) => whatsapp) && <p className="small">{BY_NUMBER}</p>}
            <AdList ads={only ? [{ ...only, whatsapp: false }] : ads} />
            <p>
              <a className="button plain" href={cote ?? routes.usedSearch}>
                {cote ? `La cote\u00a0: ${first?.title ?? ""}` : "Voir toutes les occasions"}
              </a>
            </p>
          </div>
        </Section>
        {ads.length > 1 && (
          <Section title="Ce vendeur en bref">
            <Facts facts={factsOf(answer)} />
          </Section>
        )}
      </div>
      {similar.length > 0 && (
        <Section title="Annonces similaires">
          <AdRow ads={similar} />
        </Section>
      )}
      <SafeBuying />
    </div>
  );
}
