import type { PageProps } from "gatsby";
import { AccountHead } from "../members/account-head";
import { ErrorScreen } from "../site/runtime/error-screen";
import { SELLER_TYPES } from "../contract/market/lists";
import { useSeller } from "../market/ad-page/use-seller";
import { frenchMonth } from "../shared/dates/dates";
import { count } from "../shared/figures/figures";
import { notFoundMessage, routes } from "../routes";
import { AdList } from "../market/cards/ad-list";
import { Empty } from "../shared/ui/empty";
import { Icon } from "../shared/ui/icon";
import { PageHead } from "../shared/ui/page-head";
import { Section } from "../shared/ui/section";

const CRUMBS = [
  { label: "Accueil", path: routes.home },
  { label: "Voitures d’occasion", path: routes.usedCars },
];
const TITLE = "Les annonces d’un vendeur";
const WAITING = "Les annonces arrivent…";

/** Page of a seller of used cars with their ads, which the browser requests. */
export default function SellerPage({ location: { pathname } }: PageProps) {
  const result = useSeller(pathname.slice(routes.sellerShell.length + 1));
  if (result === "gone") return <ErrorScreen status={404} message={notFoundMessage(pathname)} />;
  if (result === "coming" || result === "failed")
    return (
      <div className="wrap">
        <PageHead crumbs={CRUMBS} title={TITLE} lead={result === "coming" ? WAITING : null} />
        {result === "failed" && (
          <Empty
            sentence="Les annonces ne viennent pas : vérifiez la connexion, puis rechargez la page."
            action={{ label: "Toutes les annonces", path: routes.usedSearch }}
          />
        )}
      </div>
    );
  const { seller, ads } = result;
  return (
    <div className="wrap">
      <PageHead
        crumbs={CRUMBS}
        title={seller.name}
        lead={`${SELLER_TYPES[seller.type]} · sur le site depuis ${frenchMonth(seller.since)} · ${count(seller.ads, "annonce en ligne", "annonces en ligne")}`}
      >
        {seller.verified && (
          <p className="row">
            <span className="badge good">
              <Icon name="shield-check" size={14} /> Vendeur vérifié
            </span>
          </p>
        )}
      </PageHead>
      <Section title="Ses voitures">
        <AdList ads={ads} />
      </Section>
    </div>
  );
}

export const Head = () => (
  <AccountHead title={TITLE} description="Un vendeur de voitures d’occasion et ses annonces en ligne." />
);
