import { frenchSpaces } from "../../contract/shared/french-spaces";
import type { FoundGroup, FoundPage, FoundRow } from "../../contract/site/found";
import { guidesHome, routes } from "../../routes";
import { Jumps } from "../../shared/ui/jumps";
import { Icon } from "../../shared/ui/icon";
import { imageOf } from "../../shared/ui/image-of";
import { PageHead } from "../../shared/ui/page-head";
import { Picture } from "../../shared/ui/picture";
import { Section } from "../../shared/ui/section";
import { resultsTitle } from "./asked";
import { KINDS } from "./kinds";
import { SiteSearch } from "./site-search";
import * as styles from "./results-view.page.module.css";

export const RESULTS_CRUMBS = [{ label: "Accueil", path: routes.home }, { label: "Recherche" }];

/** Where a visitor may go on from a search that found nothing, or that asked for nothing. */
const WAYS = [
  { label: "Voitures neuves", path: routes.newCars },
  { label: "Voitures d’occasion", path: routes.usedCars },
  { label: "Guides pratiques", path: guidesHome },
  { label: "Outils de calcul", path: routes.tools },
  { label: "Concessionnaires", path: routes.dealers },
  { label: "Actualité auto", path: routes.news },
  { label: "Vendre ma voiture", path: routes.postAd },
  { label: "Nous contacter", path: routes.contact },
];

/** The page of results, rendered by the Worker and, from the same answer, by the browser (rule: site/results-page). */
export function ResultsView({ found: { asked, groups, cars, elsewhere, lacks } }: { found: FoundPage }) {
  const isEmpty = groups.length === 0 && cars === null;
  const [best] = groups;
  const brands = best?.kind === "brand" ? best.rows : [];
  const first = cars ? [...brands, cars] : brands;
  const others = groups.filter(({ rows }) => rows !== brands);
  return (
    <div className="wrap">
      <PageHead crumbs={RESULTS_CRUMBS} title={resultsTitle(asked)} lead={lacks} />
      <SiteSearch words={asked} />
      {others.length > 1 && (
        <Jumps
          label="Dans les résultats"
          jumps={others.map(({ kind }) => ({ label: KINDS[kind].title, path: `#${kind}` }))}
        />
      )}
      {first.length > 0 && (
        <ul className={`card ${styles.list} ${styles.first}`}>
          {first.map((row) => (
            <Row key={row.path} row={row} />
          ))}
        </ul>
      )}
      {isEmpty && asked !== "" && (
        <p className={styles.none}>
          {frenchSpaces(
            "Aucun résultat pour ces mots. Essayez le nom seul d’une marque ou d’un modèle, ou un mot comme « assurance », « vignette » ou « douane ».",
          )}
        </p>
      )}
      <div className={styles.groups}>
        {others.map(ofOneBrand).map(({ title, ...group }) => (
          <Section key={group.kind} title={title} id={group.kind}>
            <Rows {...group} />
          </Section>
        ))}
      </div>
      {elsewhere.length > 0 && (
        <Section title="Les mêmes mots ailleurs">
          <Jumps label="Les mêmes mots ailleurs" jumps={elsewhere} />
        </Section>
      )}
      {isEmpty && (
        <Section title="Par où commencer">
          <Jumps label="Par où commencer" jumps={WAYS} />
        </Section>
      )}
    </div>
  );
}

/** Stands between the brand that was named and the town of a dealer (functions/guide/search/found-groups.ts). */
const BETWEEN = " · ";

/** A group with its title. Where all dealers sell the brand that was named, their title says it once for all of them. */
function ofOneBrand(group: FoundGroup): FoundGroup & { readonly title: string } {
  const { title } = KINDS[group.kind];
  const [brand = "", town] = group.rows[0]?.figure?.split(BETWEEN) ?? [];
  const sells = brand + BETWEEN;
  if (group.kind !== "dealer" || !town || !group.rows.every(({ figure }) => figure?.startsWith(sells)))
    return { ...group, title };
  const rows = group.rows.map((row) => ({ ...row, figure: row.figure?.slice(sells.length) ?? null }));
  return { ...group, rows, title: `${title} ${brand}` };
}

/** Rows of a group that are seen before its fold is opened, so that the next group is near. A fold of one would save no line. */
const SEEN = 5;

function Rows({ rows, more = false }: FoundGroup) {
  const seen = rows.length > SEEN + 1 ? SEEN : rows.length;
  return (
    <div className={`card ${styles.list}`}>
      <ul>
        {rows.slice(0, seen).map((row) => (
          <Row key={row.path} row={row} />
        ))}
      </ul>
      {seen < rows.length && (
        <details>
          <summary>
            {more ? "Voir la suite" : `Voir les ${rows.length - seen} autres`}
            <Icon name="chevron-down" size={18} />
          </summary>
          <ul>
            {rows.slice(seen).map((row) => (
              <Row key={row.path} row={row} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const Row = ({ row: { label, path, figure, picture } }: { row: FoundRow }) => (
  <li>
    <a href={path}>
      {picture && (
        <i className={styles.picture}>
          <Picture image={imageOf(picture)} alt="" sizes="88px" />
        </i>
      )}
      <span>{label}</span>
      {figure && <small> {figure}</small>}
    </a>
  </li>
);
