import type { SellerAnswer } from "../../contract/market/ad";
import { SELLER_TYPES } from "../../contract/market/lists";
import { SELLER_CRUMBS } from "./seller-crumbs";
import { frenchMonth } from "../../shared/dates/dates";
import { count } from "../../shared/figures/figures";
import { servedHere } from "../../shared/served/served";
import { Icon } from "../../shared/ui/icon";
import { PageHead } from "../../shared/ui/page-head";
import { Section } from "../../shared/ui/section";
import { AdList } from "../cards/ad-list";

/** Names a seller in the document that the Worker rendered for them. */
export const sellerServedAs = (id: string) => `seller/${id}`;
export const servedSeller = (id: string) => servedHere<SellerAnswer>(sellerServedAs(id))?.value ?? null;

const sellerLead = ({ seller }: SellerAnswer) =>
  `${SELLER_TYPES[seller.type]} · sur le site depuis ${frenchMonth(seller.since)} · ${count(seller.ads, "annonce en ligne", "annonces en ligne")}`;

/** Title and description of a seller's page. */
export const sellerHead = (answer: SellerAnswer) => ({
  title: `${answer.seller.name} : ses voitures d’occasion`,
  description: sellerLead(answer),
});

/** The page of a seller with their ads, the newest first (rule: market/seller-page). */
export function SellerView({ answer }: { answer: SellerAnswer }) {
  const { seller, ads } = answer;
  return (
    <div className="wrap">
      <PageHead crumbs={SELLER_CRUMBS} title={seller.name} lead={sellerLead(answer)}>
        {seller.verified && (
          <p className="row">
            <span className="badge good">
              <Icon name="shield-check" size={14} /> Vendeur vérifié
            </span>
          </p>
        )}
      </PageHead>
      <Section title="Ses voitures">
        <AdList ads={ads} soon={2} />
      </Section>
    </div>
  );
}
