import { useEffect } from "react";
import type { OwnAd } from "../../contract/market/ad";
import { routes } from "../../routes";
import { useAsked } from "../../shared/http/use-asked";
import { Unread } from "../../shared/ui/unread";
import { MyAd } from "./my-ad";
import { listAds } from "./own-ads-api";
import * as styles from "./my-ads.later.module.css";

/** « Mes annonces » in /mon-compte: the member's ads, each with its state and the actions that it allows. */
export function MyAds() {
  const [asked, ask, change] = useAsked(listAds);
  useEffect(() => void ask(), [ask]);
  const changed = (id: string, now: OwnAd | null) =>
    change(({ ads, ...more }) => ({ ...more, ads: ads.flatMap((one) => (one.id !== id ? one : (now ?? []))) }));
  return (
    <section className={styles.part} id="annonces">
      <h2>Mes annonces</h2>
      {asked === "asked" && <p role="status">Vos annonces arrivent…</p>}
      {asked === "missing" && <Unread sentence="Vos annonces n’ont pas pu être chargées." onRetry={ask} />}
      {typeof asked === "object" && (
        <>
          {asked.ads.length === 0 ? (
            <p>Vous n’avez pas encore d’annonce.</p>
          ) : (
            <ul className={styles.ads}>
              {asked.ads.map((ad) => (
                <li key={ad.id}>
                  <MyAd ad={ad} onChange={(now) => changed(ad.id, now)} onStale={() => void ask()} />
                </li>
              ))}
            </ul>
          )}
          <p>
            <a className="button" href={routes.postAd}>
              Poster une annonce
            </a>
          </p>
        </>
      )}
    </section>
  );
}
