import { useState } from "react";
import type { AdCard } from "../../contract/market/ad";
import { routes } from "../../routes";
import { servedHere } from "../../shared/served/served";
import { ServedPart } from "../../shared/served/served-part";
import { Section } from "../../shared/ui/section";
import { AdRow } from "./ad-row";
import { sampleAds } from "./sample-ads";

/** Names the ads in the document that the Worker rendered for them. */
export const LATEST_SERVED_AS = "latest-ads";

/** The newest ads on the site's home page, which the Worker renders (functions/market/search/front-page.tsx). The built page has a sentence in their place, for visitors whom it could not serve or who come from another page: the list would move what is below it. */
export function LatestAdsPlace() {
  const [served] = useState(() => servedHere<readonly AdCard[]>(LATEST_SERVED_AS));
  return (
    <Section title="Occasions du moment" more={routes.usedCars}>
      <ServedPart place="latest" sample={__BROWSER__ ? null : <LatestAds ads={sampleAds()} />}>
        <LatestAds ads={served?.value ?? []} />
      </ServedPart>
    </Section>
  );
}

export const LatestAds = ({ ads }: { ads: readonly AdCard[] }) =>
  ads.length > 0 ? (
    <AdRow ads={ads} />
  ) : (
    <div className="stack">
      <p className="measure">De particuliers et de parkings&nbsp;: chaque annonce est relue avant d’être en ligne.</p>
      <p>
        <a className="button plain" href={routes.usedCars}>
          Voir les voitures d’occasion
        </a>
      </p>
    </div>
  );
