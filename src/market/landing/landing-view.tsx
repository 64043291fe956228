import { readAdSearch, writeAdSearch } from "../../contract/market/search";
import * as list from "../../guide/search/list-search.page.module.css";
import { AdList } from "../cards/ad-list";
import { AdSort } from "../search/ad-sort";
import { AdsFound } from "../search/ads-found";
import { searchPath } from "../search/search-path";
import { formatPrice } from "../../shared/figures/price";
import { Jumps } from "../../shared/ui/jumps";
import { PageHead } from "../../shared/ui/page-head";
import * as pager from "../../shared/ui/pager.module.css";
import { Section } from "../../shared/ui/section";
import * as styles from "./landing.page.module.css";
import type { ServedLanding } from "./served-landing";

/** What one of the papers of a card means. */
const NOT_IN_NAME = "Non muté\u00a0: pas de carte grise au nom du vendeur.";

/** A landing page of used cars, rendered by the Worker and, from the same answer, by the browser (rule: market/landing). */
export function LandingView({ served: { landing, isStale } }: { served: ServedLanding }) {
  const { title, words, asked, crumbs, ads, search, ways = [], guide, neighbours } = landing;
  return (
    <div className="wrap">
      <PageHead
        crumbs={crumbs.map(({ label, path }, at) => (at < crumbs.length - 1 ? { label, path } : { label }))}
        title={title}
      />
      {isStale && (
        <p className="quiet">La liste n’a pas pu être mise à jour&nbsp;: voici celle d’il y a quelques minutes.</p>
      )}
      <section className={styles.page}>
        <h2 className="visually-hidden">Annonces</h2>
        <div className={`chips ${list.bar} ${styles.bar}`}>
          <a className={`chip ${list.filters}`} href={searchPath(search)}>
            Filtres
          </a>
          <div className={`live ${list.parts}`}>
            <AdSort
              search={readAdSearch(new URLSearchParams(search))}
              onSearch={(sorted) => location.assign(searchPath(writeAdSearch(sorted)))}
            />
          </div>
          {(guide || ways.length > 0) && (
            <nav className={styles.ways} aria-label="Affiner">
              {ways.map((group) => (
                <div key={group.title}>
                  <b>{group.title}</b>{" "}
                  {group.links.map(({ label, path }) => (
                    <a key={path} className="chip" href={path}>
                      {label}
                    </a>
                  ))}
                </div>
              ))}
              {guide && <a href={guide.path}>{guide.label}</a>}
            </nav>
          )}
        </div>
        <AdsFound alert={search}>
          <p className={list.status}>{words}</p>
        </AdsFound>
        <Median landing={landing} />
        {ads.length > 0 && <AdList ads={ads} />}
        {ads.some(({ papers }) => papers === "dedouane_non_mute") && <p className="small quiet">{NOT_IN_NAME}</p>}
        <Pages landing={landing} />
      </section>
      {asked && (
        <Section title="Ce que demandent ces annonces">
          <p>{asked}</p>
        </Section>
      )}
      {neighbours.map((group) => (
        <Section key={group.title} title={group.title}>
          <Jumps label={group.title} jumps={group.links} />
        </Section>
      ))}
    </div>
  );
}

/** What the ads ask, as the way to the estimates of the model where there are any. */
function Median({ landing: { median, cote } }: Pick<ServedLanding, "landing">) {
  const figure = median && (
    <span>
      Prix médian demandé <b className="price">{formatPrice(median.price)}</b> {median.of}
      {median.half && `, ${median.half}`}
    </span>
  );
  if (cote)
    return (
      <a className={`card ${styles.median}`} href={cote.path}>
        {figure} <b>{cote.label}</b>
      </a>
    );
  return figure && <p className={`card ${styles.median}`}>{figure}</p>;
}

/** Links to the previous and the next page, each with its own address. */
function Pages({ landing: { crumbs, page, pages } }: { landing: ServedLanding["landing"] }) {
  if (pages < 2) return null;
  const path = crumbs.at(-1)?.path ?? "";
  return (
    <nav className={pager.pager} aria-label="Pages">
      {page > 1 && (
        <a className="chip" rel="prev" href={page === 2 ? path : `${path}?page=${page - 1}`}>
          Précédente
        </a>
      )}
      <span>{`Page ${page} sur ${pages}`}</span>
      {page < pages && (
        <a className="chip" rel="next" href={`${path}?page=${page + 1}`}>
          Suivante
        </a>
      )}
    </nav>
  );
}
