import type { HeadProps, PageProps } from "gatsby";
import { ErrorScreen } from "../site/runtime/error-screen";
import { Seo } from "../site/head/seo";
import { useSiteUrl } from "../site/head/use-site-url";
import { adIdIn, injectedAd } from "../market/ad-page/injected-ad";
import { useAd } from "../market/ad-page/use-ad";
import { adHead } from "../market/words/ad-words";
import { WAITING_HEAD } from "../contract/market/waiting";
import { notFoundMessage, routes } from "../routes";
import { AdView } from "../market/ad-page/ad-view";
import { Empty } from "../shared/ui/empty";

/** Page of an ad, built once without one: the Worker inserts the ad (functions/market/ad-page/page.ts). Reached from another page, it requests its ad. */
export default function AdPage({ location: { pathname } }: PageProps) {
  return <AdPlace key={adIdIn(pathname)} path={pathname} />;
}

function AdPlace({ path }: { path: string }) {
  const { ad, retry } = useAd(path);
  if (ad === "gone") return <ErrorScreen status={404} message={notFoundMessage(path)} />;
  if (ad !== "failed") return <AdView ad={typeof ad === "string" ? null : ad} waiting={ad === "waiting"} />;
  return (
    <div className="wrap stack">
      <h1>L’annonce ne vient pas</h1>
      <Empty
        sentence="Vérifiez la connexion, puis réessayez."
        action={{ label: "Les autres annonces", path: routes.usedSearch }}
      />
      <button type="button" className="button" onClick={retry}>
        Réessayer
      </button>
    </div>
  );
}

const BUILT_HEAD = {
  title: "Voiture d’occasion à vendre",
  description: "Annonce d’une voiture d’occasion : prix, photos, papiers, vendeur.",
};

export function Head({ location: { pathname } }: HeadProps) {
  const ad = injectedAd(pathname);
  const texts = ad === "waiting" ? WAITING_HEAD : ad ? adHead(ad) : BUILT_HEAD;
  return <Seo {...texts} siteUrl={useSiteUrl()} />;
}
