import type { AdCounts } from "../../contract/market/ad";
import { type AdChoice, type AdFlag, type AdSearch, ALL_ADS, writeAdSearch } from "../../contract/market/search";
import { adCountText } from "./active";
import { withRange } from "./changes";
import { AD_BANDS } from "./prices";
import * as styles from "../../guide/lists/list-tiles.page.module.css";
import { searchPath } from "./search-path";

type TileCounts = Pick<AdCounts, "more" | "facets">;

interface Tile {
  readonly label: string;
  readonly query: string;
  /** The filter of the tile, and the values of it that are counted. */
  readonly facet: string;
  readonly values: readonly string[];
}

const tile = (label: string, facet: string, values: readonly string[], asked: Partial<AdSearch>): Tile => ({
  label,
  facet,
  values,
  query: writeAdSearch({ ...ALL_ADS, ...asked }),
});
const chosen = (label: string, key: AdChoice, ...values: readonly string[]) =>
  tile(label, key, values, { choices: { [key]: values } });
const ticked = (label: string, flag: AdFlag) => tile(label, flag, ["1"], { flags: [flag] });

const BUDGETS = AD_BANDS.map(({ short, range }) =>
  tile(short, "prix", [`${range[0] ?? ""}-${range[1] ?? ""}`], withRange(ALL_ADS, "prix", range)),
);

/** Kinds of car that visitors look for, each as a search of its own (rule: market/home). */
const KINDS = [
  chosen("Automatiques", "boite", "automatique"),
  chosen("Diesel", "energie", "diesel"),
  chosen("Hybrides", "energie", "hybride", "hybride-rechargeable"),
  chosen("7 places", "places", "7"),
  chosen("Pick-up", "carrosserie", "pick-up"),
  chosen("SUV", "carrosserie", "suv"),
  chosen("Venants", "etat_du_vehicule", "venant"),
  chosen("Occasions locales", "etat_du_vehicule", "occasion_locale"),
  ticked("Bonnes affaires", "affaire"),
] as const;

/** The filters whose counts the tiles show. */
export const TILE_FACETS: readonly string[] = [...BUDGETS, ...KINDS].map(({ facet }) => facet);

/** The number of ads behind a tile, as text. */
function countText({ facet, values }: Tile, { more, facets }: TileCounts): string {
  const total = (facets[facet] ?? []).reduce(
    (sum, { value, count }) => (values.includes(value) ? sum + count : sum),
    0,
  );
  return adCountText({ total, more });
}

/** Links to the ads of a budget or of a kind. @param counts of all ads; null until they are loaded */
export function AdTiles({ of, counts }: { of: "budgets" | "kinds"; counts: TileCounts | null }) {
  return (
    <ul className={styles.tiles}>
      {(of === "budgets" ? BUDGETS : KINDS).map((one) => (
        <li key={one.query}>
          <a className="card" href={searchPath(one.query)}>
            <b>{one.label}</b> {/* The line is always there, so that nothing moves when the count arrives. */}
            <span className="small quiet">{counts ? countText(one, counts) : "\u00a0"}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
