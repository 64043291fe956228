import type { HeadProps, PageProps } from "gatsby";
import { ErrorScreen } from "../app/error-screen";
import { Seo } from "../app/seo";
import { useSiteUrl } from "../app/use-site-url";
import { adIdIn, injectedAd } from "../features/ad/injected-ad";
import { useAd } from "../features/ad/use-ad";
import { adHead } from "../lib/ads/ad-words";
import { WAITING_HEAD } from "../lib/ads/waiting";
import { notFoundMessage, routes } from "../routes";
import { AdView } from "../sections/ad-page/ad-view";
import { Empty } from "../ui/empty";

/** Built once, without an ad: the edge fills it (functions/ads/page.ts); come to from another page, it asks for its ad. */
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
      <Empty sentence="Vérifiez la connexion, puis réessayez." action={{ label: "Les autres annonces", path: routes.usedSearch }} />
      <button type="button" className="button" onClick={retry}>
        Réessayer
      </button>
    </div>
  );
}

const BUILT_HEAD = { title: "Voiture d’occasion à vendre", description: "Annonce d’une voiture d’occasion : prix, photos, papiers, vendeur." };

export function Head({ location: { pathname } }: HeadProps) {
  const ad = injectedAd(pathname);
  const said = ad === "waiting" ? WAITING_HEAD : ad ? adHead(ad) : BUILT_HEAD;
  return <Seo {...said} siteUrl={useSiteUrl()} />;
}
