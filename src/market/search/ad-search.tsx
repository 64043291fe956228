import { type ComponentProps, type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { ADS_PER_PAGE, MAX_PAGES, writeAdSearch } from "../../contract/market/search";
import { AlertButton } from "../alerts/alert-button";
import { Share } from "../../shared/share/share";
import { activeIn, adCountText } from "./active";
import { cleared, withWords } from "./changes";
import { Icon } from "../../shared/ui/icon";
import { AdList } from "../cards/ad-list";
import { ActiveChips } from "../../guide/search/active-filters";
import * as styles from "../../guide/search/car-search.page.module.css";
import type { FiltersDialog } from "../../shared/filters/filters-dialog";
import { NoList } from "../../shared/filters/no-list";
import { AdFilters } from "./ad-filters";
import { AdPager } from "./ad-pager";
import * as own from "./ad-search.later.module.css";
import { AdSkeletons } from "./ad-skeletons";
import { AdSort } from "./ad-sort";
import { NoAds } from "./no-ads";
import { useAdSearch } from "./use-ad-search";

/** The search for used cars, whose results come from the edge (rule: market/search-pages, market/search-back). */
export function AdSearch() {
  const { asked, added, shown, waiting, failed, ask, add, retry } = useAdSearch();
  const [Filters, setFilters] = useState<ComponentType<ComponentProps<typeof FiltersDialog>> | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState<number | null>(null);

  const first = shown?.answers[0];
  const facets = first?.facets ?? {};
  const ads = [...new Map(shown?.answers.flatMap((answer) => answer.ads).map((ad) => [ad.id, ad])).values()];
  const active = activeIn(asked, facets);
  const panel = <AdFilters search={asked} facets={facets} onSearch={ask} />;
  const alert = <AlertButton search={writeAdSearch({ ...asked, sort: "recent", page: 1 })} />;
  const last = asked.page + added;
  const isMore = first !== undefined && last < MAX_PAGES && (first.more || last * ADS_PER_PAGE < first.total);

  // After « Afficher plus », focus moves to the first added ad.
  useEffect(() => {
    if (before === null || ads.length <= before) return;
    list.current?.querySelectorAll<HTMLElement>("h3 a")[before]?.focus();
    setBefore(null);
  }, [ads.length, before]);
  const addPage = () => {
    setBefore(ads.length);
    add();
  };

  return (
    <div className={styles.search}>
      <Words words={asked.q} onSend={(q) => ask(withWords(asked, q))} />
      <aside className={styles.aside} aria-label="Filtres">
        {panel}
      </aside>
      <section className={styles.results} aria-label="Annonces" aria-busy={waiting}>
        <div className={styles.tools}>
          <button
            type="button"
            className={`button plain ${styles.filters}`}
            aria-haspopup="dialog"
            onClick={() =>
              void import("../../shared/filters/filters-dialog").then((loaded) =>
                setFilters(() => loaded.FiltersDialog),
              )
            }
          >
            Filtres{active.length > 0 && ` (${active.length})`}
          </button>
          <AdSort search={asked} onSearch={ask} />
        </div>
        <ActiveChips active={active} nothing={cleared(asked)} onFilter={ask} />
        <h2 className="visually-hidden">Annonces trouvées</h2>
        <p role="status" className={styles.status}>
          {waiting ? "Recherche…" : failed || !first ? "" : adCountText(first)}
        </p>
        {failed ? (
          <NoList onRetry={retry} />
        ) : !first ? (
          <AdSkeletons howMany={ADS_PER_PAGE} />
        ) : first.total === 0 ? (
          <NoAds asked={asked} answer={first}>
            <p>Créez une alerte, nous vous écrirons dès qu’une annonce arrive.</p>
            {alert}
          </NoAds>
        ) : (
          <div ref={list} className={waiting ? styles.waiting : undefined}>
            {ads.length > 0 ? <AdList ads={ads} /> : <p>Cette page n’a plus d’annonces.</p>}
          </div>
        )}
        {first && !failed && isMore && ads.length > 0 && (
          <p className={styles.more}>
            <button type="button" className="button plain" disabled={waiting} onClick={addPage}>
              Afficher plus
            </button>
          </p>
        )}
        {first && !failed && <AdPager asked={asked} added={added} total={first.total} uncounted={first.more} />}
        {first && first.total > 0 && <p className={own.alert}>{alert}</p>}
        <details className={own.shared}>
          <summary className="chip">Partager la recherche</summary>
          <Share title="Voitures d’occasion" url={location.href} />
        </details>
      </section>
      {Filters && (
        <Filters found={first && !waiting ? adCountText(first) : "les annonces"} onClose={() => setFilters(null)}>
          {panel}
        </Filters>
      )}
    </div>
  );
}

/** The field for words: a brand, a model or a version. */
function Words({ words, onSend }: { words: string; onSend: (typed: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = words;
  }, [words]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(field.current?.value.trim() ?? "");
  };
  return (
    <form className={styles.sentence} role="search" aria-label="Recherche d’occasions" onSubmit={send}>
      <label htmlFor="mots">Marque, modèle ou version</label>
      <input
        ref={field}
        id="mots"
        name="q"
        type="search"
        defaultValue={words}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Hyundai Tucson"
      />
      <button className="button">
        <Icon name="search" size={18} />
        Chercher
      </button>
    </form>
  );
}
