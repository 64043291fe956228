import { frenchSpaces } from "../../contract/shared/french-spaces";
import type { FoundGroup, FoundPage, FoundRow } from "../../contract/site/found";
import { guidesHome, routes } from "../../routes";
import { groupDigits } from "../../shared/figures/price";
import { Jumps } from "../../shared/ui/jumps";
import { Icon } from "../../shared/ui/icon";
import { imageOf } from "../../shared/ui/image-of";
import { PageHead } from "../../shared/ui/page-head";
import { Picture } from "../../shared/ui/picture";
import { Section } from "../../shared/ui/section";
import { resultsTitle } from "./asked";
import { figureOf } from "./found-row";
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
          jumps={others.map((group) => ({
            label: `${KINDS[group.kind].title}${numberOf(group, brands)}`,
            path: `#${group.kind}`,
          }))}
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

/** How many there are of a kind, behind its name: nothing where the list is cut, as that of used cars without their whole brand. */
function numberOf({ kind, rows, more }: FoundGroup, brands: readonly FoundRow[]): string {
  const number = kind === "used" ? brands.find(({ used }) => used)?.used?.count : more ? undefined : rows.length;
  return number === undefined ? "" : `\u00a0${groupDigits(number)}`;
}

/** A group with its title. Where all dealers sell the brand that was named, their title says it once for all of them. */
function ofOneBrand(group: FoundGroup): FoundGroup & { readonly title: string } {
  const { title } = KINDS[group.kind];
  const brand = group.rows[0]?.brand;
  if (!brand || !group.rows.every((row) => row.brand === brand)) return { ...group, title };
  const rows = group.rows.map(({ label, path, figure }) => ({ label, path, figure }));
  return { ...group, rows, title: `${title} ${brand}` };
}

/** Rows of a group that are seen before its fold is opened, so that the next group is near; two lines of pictures on a wide screen. A fold of one would save no line. */
const SEEN = 6;

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

function Row({ row }: { row: FoundRow }) {
  const { label, path, picture, mark, used } = row;
  const figure = figureOf(row);
  return (
    <li>
      <a href={path}>
        {(mark ?? picture) && (
          <i className={styles.picture}>
            {mark && <img src={mark} width={48} height={48} alt="" loading="lazy" />}
            {picture && <Picture image={imageOf(picture)} alt="" sizes="88px" />}
          </i>
        )}
        <span>{label}</span>
        {figure && <small> {figure}</small>}
      </a>
      {used && (
        <p className="row">
          <a className="button" href={path}>
            Neuves
          </a>{" "}
          <a className="button plain" href={used.path}>
            {`Occasions ${groupDigits(used.count)}`}
          </a>
        </p>
      )}
    </li>
  );
}
