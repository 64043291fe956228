import { AlertButton } from "../alerts/alert-button";
import { AdList } from "../cards/ad-list";
import { searchPath } from "../search/search-path";
import { Jumps } from "../../shared/ui/jumps";
import { PageHead } from "../../shared/ui/page-head";
import * as styles from "../../shared/ui/pager.module.css";
import { Section } from "../../shared/ui/section";
import type { ServedLanding } from "./served-landing";

/** A landing page of used cars, rendered by the Worker and, from the same answer, by the browser (rule: market/landing). */
export function LandingView({ served: { landing, isStale } }: { served: ServedLanding }) {
  const { title, words, asked, crumbs, ads, search, guide, cote, neighbours } = landing;
  return (
    <div className="wrap">
      <PageHead
        crumbs={crumbs.map(({ label, path }, at) => (at < crumbs.length - 1 ? { label, path } : { label }))}
        title={title}
        lead={words}
      />
      {isStale && (
        <p className="quiet">La liste n’a pas pu être mise à jour&nbsp;: voici celle d’il y a quelques minutes.</p>
      )}
      <section>
        <h2 className="visually-hidden">Annonces</h2>
        <div className="stack">
          <div className="chips">
            <a className="chip" href={searchPath(search)}>
              Filtres
            </a>
            <AlertButton search={search} className="chip" />
            {cote && (
              <a className="chip" href={cote.path}>
                {cote.label}
              </a>
            )}
            {guide && (
              <a className="chip" href={guide.path}>
                {guide.label}
              </a>
            )}
          </div>
          {ads.length > 0 && <AdList ads={ads} />}
        </div>
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

/** Links to the previous and the next page, each with its own address. */
function Pages({ landing: { crumbs, page, pages } }: { landing: ServedLanding["landing"] }) {
  if (pages < 2) return null;
  const path = crumbs.at(-1)?.path ?? "";
  return (
    <nav className={styles.pager} aria-label="Pages">
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
