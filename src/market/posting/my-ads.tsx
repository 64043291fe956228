import { routes } from "../../routes";
import { count } from "../../shared/figures/figures";
import { Empty } from "../../shared/ui/empty";
import { Unread } from "../../shared/ui/unread";
import { MyAd } from "./my-ad";
import * as styles from "./my-ads.later.module.css";
import type { useOwnAds } from "./use-own-ads";

const SELL = { label: "Poster une annonce", path: routes.postAd };

/** « Mes annonces » in /mon-compte: the member's ads, each with its state and the actions that it allows. */
export function MyAds({ own: { asked, ask, changed } }: { readonly own: ReturnType<typeof useOwnAds> }) {
  const ads = typeof asked === "string" ? [] : asked.ads;
  const online = ads.filter(({ state }) => state === "publiee");
  const sum = (field: "views" | "contacts") => online.reduce((all, ad) => all + ad[field], 0);
  return (
    <section className={styles.part} id="annonces">
      <div className={styles.title}>
        <h2>Mes annonces</h2>
        {ads.length > 0 && (
          <a className="button" href={SELL.path}>
            {SELL.label}
          </a>
        )}
      </div>
      {online.length > 1 && (
        <p className="quiet">
          En ligne&nbsp;: {count(sum("views"), "vue")} et {count(sum("contacts"), "contact")} en tout.
        </p>
      )}
      {asked === "asked" && <p role="status">Vos annonces arrivent…</p>}
      {asked === "missing" && <Unread sentence="Vos annonces n’ont pas pu être chargées." onRetry={ask} />}
      {typeof asked === "object" && ads.length === 0 && (
        <Empty sentence="Vous n’avez pas encore d’annonce." action={SELL} />
      )}
      <ul className={styles.ads}>
        {ads.map((ad) => (
          <li key={ad.id}>
            <MyAd ad={ad} onChange={(now) => changed(ad.id, now)} onStale={() => void ask()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
