import { useCallback, useEffect, useState } from "react";
import type { OwnAd } from "../../contract/market/ad";
import { routes } from "../../routes";
import { MyAd } from "./my-ad";
import { listAds } from "./own-ads-api";
import * as styles from "./my-ads.later.module.css";

/** « Mes annonces » in /mon-compte: the member's ads, each with its state and the actions that it allows. */
export function MyAds() {
  const [ads, setAds] = useState<readonly OwnAd[] | "asked" | "missing">("asked");
  const ask = useCallback(async () => {
    setAds("asked");
    const asked = await listAds();
    setAds(asked.ok ? asked.value.ads : "missing");
  }, []);
  useEffect(() => void ask(), [ask]);
  const changed = (id: string, now: OwnAd | null) =>
    setAds((all) => (typeof all === "string" ? all : all.flatMap((one) => (one.id !== id ? one : (now ?? [])))));
  return (
    <section className={styles.part} id="annonces">
      <h2>Mes annonces</h2>
      {ads === "asked" && <p role="status">Vos annonces arrivent…</p>}
      {ads === "missing" && (
        <p>
          Vos annonces ne peuvent pas être lues pour l’instant.{" "}
          <button type="button" className="button plain" onClick={() => void ask()}>
            Réessayer
          </button>
        </p>
      )}
      {typeof ads === "object" && (
        <>
          {ads.length === 0 ? (
            <p>Vous n’avez pas encore d’annonce.</p>
          ) : (
            <ul className={styles.ads}>
              {ads.map((ad) => (
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
