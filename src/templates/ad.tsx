import type { HeadProps, PageProps } from "gatsby";
import { useState } from "react";
import { ErrorScreen } from "../site/runtime/error-screen";
import { Seo } from "../site/head/seo";
import { useSiteUrl } from "../site/head/use-site-url";
import { adIdIn, servedAd } from "../market/ad-page/served-ad";
import { useAd } from "../market/ad-page/use-ad";
import { adHead } from "../market/words/ad-words";
import { WAITING_HEAD } from "../contract/market/waiting";
import { notFoundMessage, routes } from "../routes";
import { AdNumberPage, servedNumber } from "../market/ad-page/ad-number";
import { AdComing, AdUnderReview, AdView } from "../market/ad-page/ad-view";
import { aFullAd } from "../market/ad-page/sample-detail";
import { ServedPart } from "../shared/served/served-part";
import { Empty } from "../shared/ui/empty";

/** Page of an ad, built once without one: the Worker renders the ad into it (functions/market/ad-page/page.ts). Reached from another page, it requests its ad. */
export default function AdPage({ location: { pathname } }: PageProps) {
  return <AdPlace key={adIdIn(pathname)} path={pathname} />;
}

function AdPlace({ path }: { path: string }) {
  const [number] = useState(() => servedNumber(adIdIn(path)));
  const { ad, retry } = useAd(path);
  if (ad === "gone") return <ErrorScreen status={404} message={notFoundMessage(path)} />;
  if (number)
    return (
      <ServedPart place="ad" sample={null}>
        <AdNumberPage number={number} />
      </ServedPart>
    );
  if (ad !== "failed")
    return (
      <ServedPart place="ad" sample={__BROWSER__ ? null : <Sample />}>
        {ad === "coming" ? (
          <AdComing />
        ) : ad === "waiting" ? (
          <AdUnderReview />
        ) : (
          <AdView ad={ad} origin={servedAd(path)?.origin ?? location.origin} />
        )}
      </ServedPart>
    );
  return (
    <div className="wrap stack">
      <h1>L’annonce n’a pas pu être chargée</h1>
      <Empty
        sentence="Vérifiez votre connexion, puis réessayez."
        action={{ label: "Les autres annonces", path: routes.usedSearch }}
      />
      <button type="button" className="button" onClick={retry}>
        Réessayer
      </button>
    </div>
  );
}

/** All that the page of an ad may show. */
const Sample = () => (
  <>
    <AdView ad={aFullAd({ title: "Mazda CX-5" })} origin="" />
    <AdView ad={aFullAd({ state: "vendue" })} origin="" />
    <AdUnderReview />
    <AdNumberPage number={{ ...aFullAd(), phone: "", whatsapp_url: "" }} />
  </>
);

const BUILT_HEAD = {
  title: "Voiture d’occasion à vendre",
  description: "Annonce d’une voiture d’occasion : prix, photos, papiers, vendeur.",
};

export function Head({ location: { pathname } }: HeadProps) {
  const ad = servedAd(pathname)?.value;
  const texts = ad === "waiting" ? WAITING_HEAD : ad ? adHead(ad) : BUILT_HEAD;
  return <Seo {...texts} siteUrl={useSiteUrl()} />;
}
