import { type FormEvent, useEffect, useRef, useState } from "react";
import { ADS_PER_PAGE, MAX_PAGES, writeAdSearch } from "../../contract/market/search";
import { AlertButton } from "../alerts/alert-button";
import { Share } from "../../shared/share/share";
import * as folds from "../../shared/ui/jumps.module.css";
import { activeIn, adCountText } from "./active";
import { cleared, withWords } from "./changes";
import { WordsField } from "../../shared/ui/form/words-field";
import { AdList } from "../cards/ad-list";
import { ActiveChips } from "../../guide/search/active-filters";
import * as styles from "../../guide/search/car-search.page.module.css";
import { FiltersButton, type LoadedFilters } from "../../guide/search/filters-button";
import { NoList } from "../../shared/filters/no-list";
import { AdFilters } from "./ad-filters";
import { AdPager } from "./ad-pager";
import * as own from "./ad-search.page.module.css";
import { AdsFound } from "./ads-found";
import { AdSkeletons } from "./ad-skeletons";
import { AdSort } from "./ad-sort";
import { NoAds } from "./no-ads";
import { QuickChips, quickKeys } from "./quick-chips";
import { searchIn } from "./form-search";
import { searchPath } from "./search-path";
import type { ServedSearch } from "./served-search";
import { useAdSearch } from "./use-ad-search";
import { routes } from "../../routes";
import { useEffectEvent } from "../../shared/ui/use-effect-event";

/** Under a list of so many ads the offer of an alert is repeated: the one above it is screens away. */
const LONG_LIST = ADS_PER_PAGE / 2;

interface Props {
  /** What the Worker rendered; null in a document that was served for another page. */
  readonly served: ServedSearch | null;
  /** Public address of the site, without a path. */
  readonly origin: string;
}

/** The search for used cars, rendered by the Worker and taken over by the browser (rule: market/search-pages, market/search-back). Without scripts it is a form with links. */
export function AdSearch({ served, origin }: Props) {
  const { asked, added, shown, waiting, failed, ask, add, retry } = useAdSearch(served);
  const form = useRef<HTMLFormElement>(null);
  const [Filters, setFilters] = useState<LoadedFilters | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState<number | null>(null);

  const first = shown?.answers[0];
  const facets = first?.facets ?? {};
  const ads = [...new Map(shown?.answers.flatMap((answer) => answer.ads).map((ad) => [ad.id, ad])).values()];
  const active = activeIn(asked, facets);
  const quick = quickKeys(asked);
  const filters = <AdFilters search={asked} facets={facets} onSearch={ask} />;
  const alertOn = writeAdSearch({ ...asked, sort: "recent", page: 1 });
  const alert = <AlertButton search={alertOn} />;
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

  // What the visitor chose in the served page before the scripts ran.
  const readForm = useEffectEvent(() => {
    if (served && form.current) ask({ ...searchIn(form.current), page: asked.page });
  });
  useEffect(() => void readForm(), [readForm]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.current) return; // The dialog of filters has no field for words.
    const words = String(new FormData(form.current).get("q") ?? "").trim();
    // What a sentence says beyond a name becomes filters, as it does where the Worker reads it (rule: market/search-sentence).
    void import("./sentence").then(({ readAdSentence }) => ask(readAdSentence(withWords(asked, words))));
  };

  return (
    <>
      <form ref={form} className={styles.search} action={routes.usedSearch} onSubmit={send}>
        <aside className={`${styles.aside} ${own.panel}`} id="filtres" aria-label="Filtres">
          <Words words={asked.q} />
          {filters}
          <noscript>
            <p className={styles.more}>
              <button className="button">Voir les annonces</button>
            </p>
          </noscript>
        </aside>
        <section className={styles.results} aria-label="Annonces" aria-busy={waiting}>
          <div className={styles.stay}>
            <div className={`chips ${styles.tools} ${own.tools}`}>
              <FiltersButton active={active.length} onLoad={(loaded) => setFilters(() => loaded)} />
              <noscript>
                <a className={`chip ${styles.filters}`} href="#filtres">
                  Filtres
                </a>
              </noscript>
              <AdSort search={asked} onSearch={ask} />
              <noscript>
                <button className="chip">Trier</button>
              </noscript>
              <ActiveChips
                active={active.filter(({ key }) => !quick.includes(key))}
                others={quick.length > 0}
                nothing={cleared(asked)}
                onFilter={ask}
                pathOf={(search) => searchPath(writeAdSearch(search))}
              />
              <QuickChips search={asked} facets={facets} onSearch={ask} />
            </div>
          </div>
          <h2 className="visually-hidden">Annonces trouvées</h2>
          {served?.isStale && shown?.answers[0] === served.answer && (
            <p className="quiet">La liste n’a pas pu être mise à jour&nbsp;: voici celle d’il y a quelques minutes.</p>
          )}
          <AdsFound alert={first && first.total > 0 ? alertOn : null}>
            <p role="status" className={styles.status}>
              {waiting ? "Recherche…" : failed || !first ? "" : adCountText(first)}
            </p>
          </AdsFound>
          {failed ? (
            <NoList onRetry={retry} />
          ) : !first ? (
            <AdSkeletons howMany={ADS_PER_PAGE} />
          ) : first.total === 0 ? (
            <NoAds asked={asked} answer={first}>
              <p>Créez une alerte&nbsp;: nous vous écrirons dès qu’une annonce arrive.</p>
              {alert}
            </NoAds>
          ) : (
            <div ref={list} className={waiting ? styles.waiting : undefined}>
              {ads.length > 0 ? <AdList ads={ads} /> : <p>Cette page n’a plus d’annonces.</p>}
            </div>
          )}
          {first && !failed && (
            <AdPager asked={asked} added={added} total={first.total} uncounted={first.more}>
              {isMore && ads.length > 0 && (
                <button type="button" className={`button plain live ${own.add}`} disabled={waiting} onClick={addPage}>
                  Afficher plus
                </button>
              )}
            </AdPager>
          )}
          <div className={`row ${own.last}`}>
            {ads.length >= LONG_LIST && alert}
            <details className={folds.folded}>
              <summary className="button plain">Partager la recherche</summary>
              <Share title="Voitures d’occasion" url={origin + searchPath(writeAdSearch(asked))} />
            </details>
          </div>
        </section>
      </form>
      {Filters && (
        <Filters found={first && !waiting ? adCountText(first) : "les annonces"} onClose={() => setFilters(null)}>
          <form onSubmit={send}>
            <ActiveChips active={[]} others={active.length > 0} nothing={cleared(asked)} onFilter={ask} />
            {filters}
          </form>
        </Filters>
      )}
    </>
  );
}

/** Not of `useId`, which counts from the root: the Worker renders this part alone, the browser the page. */
const WORDS_ID = "mots";

/** The field for words, a brand, a model or a version, which a phone shows above the list. */
function Words({ words }: { words: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [first] = useState(words);
  useEffect(() => {
    if (field.current && words !== first) field.current.value = words;
  }, [words, first]);
  return (
    <div className={styles.sentence} role="search" aria-label="Recherche d’occasions">
      <label htmlFor={WORDS_ID}>Marque, modèle ou version</label>
      <WordsField id={WORDS_ID} words={words} most={60} example="Hyundai Tucson" field={field} />
    </div>
  );
}
