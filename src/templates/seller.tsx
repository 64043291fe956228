import type { HeadProps, PageProps } from "gatsby";
import { AccountHead } from "../members/account-head";
import { ErrorScreen } from "../site/runtime/error-screen";
import { SELLER_CRUMBS } from "../market/ad-page/seller-crumbs";
import { SellerView, sellerHead, servedSeller } from "../market/ad-page/seller-view";
import { aSellerAnswer } from "../market/ad-page/sample-detail";
import { useSeller } from "../market/ad-page/use-seller";
import { notFoundMessage, routes, sellerShell } from "../routes";
import { ServedPart } from "../shared/served/served-part";
import { Empty } from "../shared/ui/empty";
import { PageHead } from "../shared/ui/page-head";

const TITLE = "Les annonces d’un vendeur";
const WAITING = "Les annonces arrivent…";
const sellerIn = (pathname: string) => pathname.slice(sellerShell.length + 1);

/** Page of a seller, built once without one: the Worker renders the seller into it (functions/market/ad-page/page.ts). Reached from another page, it requests its seller. */
export default function SellerPage({ location: { pathname } }: PageProps) {
  return <SellerPlace key={pathname} pathname={pathname} />;
}

function SellerPlace({ pathname }: { pathname: string }) {
  const result = useSeller(sellerIn(pathname));
  if (result === "gone") return <ErrorScreen status={404} message={notFoundMessage(pathname)} />;
  return (
    <ServedPart place="seller" sample={__BROWSER__ ? null : <Sample />}>
      {result === "coming" || result === "failed" ? (
        <div className="wrap">
          <PageHead crumbs={SELLER_CRUMBS} title={TITLE} lead={result === "coming" ? WAITING : null} />
          {result === "failed" && (
            <Empty
              sentence="Les annonces n’ont pas pu être chargées : vérifiez votre connexion, puis rechargez la page."
              action={{ label: "Toutes les annonces", path: routes.usedSearch }}
            />
          )}
        </div>
      ) : (
        <SellerView answer={result} />
      )}
    </ServedPart>
  );
}

/** All that the page of a seller may show: of several ads, and of one. */
function Sample() {
  const answer = aSellerAnswer();
  return (
    <>
      <SellerView answer={answer} />
      <SellerView answer={{ ...answer, ads: answer.ads.slice(0, 1) }} />
    </>
  );
}

export function Head({ location: { pathname } }: HeadProps) {
  const served = servedSeller(sellerIn(pathname));
  return (
    <AccountHead
      {...(served
        ? sellerHead(served)
        : { title: TITLE, description: "Un vendeur de voitures d’occasion et ses annonces en ligne." })}
    />
  );
}
