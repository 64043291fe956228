import { graphql, navigate, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { breadcrumbList } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";
import { count } from "../shared/figures/figures";
import { formatPrice, groupDigits, startingPrice } from "../shared/figures/price";
import { routes } from "../routes";
import { inBrief } from "../guide/lists/budgets";
import { ListChips } from "../guide/lists/list-chips";
import type { ListedModel } from "../guide/lists/listed-model";
import { ListedModels } from "../guide/lists/listed-models";
import type { ListGroup } from "../guide/lists/list-group";
import { site } from "../site";
import type { Crumb } from "../shared/ui/breadcrumb";
import { PageHead } from "../shared/ui/page-head";
import { Pager } from "../shared/ui/pager";
import { SORTS } from "../guide/search/engine/sorts";
import * as own from "./car-list.page.module.css";
import { Icon } from "../shared/ui/icon";
import { Jumps } from "../shared/ui/jumps";
import * as jumps from "../shared/ui/jumps.module.css";
import * as styles from "../guide/search/list-search.page.module.css";
import { SortField } from "../shared/filters/sort-field";

interface Context {
  /** « SUV » */
  label: string;
  /** « SUV neufs » */
  title: string;
  listPath: string;
  searchPath: string;
  /** Links to some of its cars. */
  narrowings: readonly Pick<ListGroup, "name" | "lists">[];
  /** The group of lists that this one belongs to. */
  group: ListGroup;
  models: number;
  versions: number;
  /** Lowest and highest price, francs CFA. */
  from: number | null;
  to: number | null;
  page: number;
  pages: number;
  rows: readonly ListedModel[];
}

const crumbsOf = ({ title }: Context): Crumb[] => [
  { label: "Accueil", path: routes.home },
  { label: "Guide auto", path: routes.guide },
  { label: "Recherche", path: routes.search },
  { label: title },
];

const countsOf = ({ models, versions }: Context) => [count(models, "modèle"), count(versions, "version")];

/** « 66 modèles, 168 versions, de 9.900.000 à 215.000.000 FCA » */
function summary(context: Context): string {
  const { from, to } = context;
  const prices =
    from === null
      ? []
      : [from === to || to === null ? `à ${formatPrice(from)}` : `de ${groupDigits(from)} à ${formatPrice(to)}`];
  return [...countsOf(context), ...prices].join(", ");
}

/** « 1 à 24 sur 68 modèles » */
function placeOf({ models, page, pages, rows }: Context): string {
  const last = page < pages ? page * rows.length : models;
  return `${last - rows.length + 1}\u00a0à\u00a0${last} sur ${count(models, "modèle")}`;
}

const NOTE = "Prix indicatifs\u00a0; promos ouvertes à tous déduites.";

/** List of new cars by body type, energy or budget (rule: guide/car-lists). */
export default function CarListPage({ data, pageContext }: PageProps<Queries.CarListPageQuery, Context>) {
  const { label, title, listPath, searchPath, narrowings, group, from, page, pages, rows } = pageContext;
  return (
    <div className="wrap">
      <PageHead
        crumbs={crumbsOf(pageContext)}
        title={`${title} ${site.inCountry}`}
        lead={
          <>
            {`${[...countsOf(pageContext), ...startingPrice([from])].join(", ")}. `}
            <br />
            {NOTE}
          </>
        }
      />
      <div className={`chips ${jumps.jumps} ${styles.bar} ${styles.ends}`}>
        <a className={`chip ${styles.filters}`} href={searchPath}>
          Filtres
        </a>
        {narrowings.map(({ name, lists }) => (
          <details key={name} name="narrowings" className={`${jumps.folded} ${own.narrowing}`}>
            <summary className="chip">
              {name}
              <Icon name="chevron-down" size={18} />
            </summary>
            <Jumps
              label={name}
              jumps={lists.map(({ label: option, path, models }) => ({
                label: `${inBrief(option)} (${models})`,
                path,
              }))}
            />
          </details>
        ))}
        <ListChips name={group.name} lists={group.lists.filter(({ path }) => path !== listPath)}>
          <li>
            <a className="chip" href={listPath} aria-current="page">
              {inBrief(label)}
            </a>
          </li>
        </ListChips>
        <div className="live">
          <SortField
            sorts={SORTS}
            value={SORTS[0].value}
            onSort={(sort) => void navigate(`${searchPath}&tri=${sort}`)}
          />
        </div>
      </div>
      <h2 className="visually-hidden">{`${label}${page === 1 ? "" : `, page ${page}`}`}</h2>
      <ListedModels rows={rows} models={data.models} about={group.facet === "carrosserie" ? "body" : undefined} />
      <Pager path={listPath} page={page} pages={pages}>
        <span>{placeOf(pageContext)}</span>
      </Pager>
    </div>
  );
}

export function Head({ pageContext, location }: HeadProps<Queries.CarListPageQuery, Context>) {
  const siteUrl = useSiteUrl();
  const { title, page, pages } = pageContext;
  const which = page > 1 ? `, page ${page} sur ${pages}` : "";
  return (
    <Seo
      title={`${title} ${site.inCountry} : prix et modèles${which}`}
      description={`${title} ${site.inCountry}${which} : ${summary(pageContext)}. ${NOTE}`}
      path={location.pathname}
      siteUrl={siteUrl}
      data={__BROWSER__ ? [] : [breadcrumbList(siteUrl, crumbsOf(pageContext))]}
    />
  );
}

export const query = graphql`
  query CarListPage($ids: [Int!]!) {
    models: modelsByIds(ids: $ids) {
      ...ModelCard
    }
  }
`;
