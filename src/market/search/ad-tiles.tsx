import type { AdCounts } from "../../contract/market/ad";
import { type AdChoice, type AdSearch, ALL_ADS, writeAdSearch } from "../../contract/market/search";
import { adCountText } from "./active";
import { withRange } from "./changes";
import { AD_BANDS } from "./prices";
import * as styles from "../../guide/lists/list-tiles.page.module.css";
import type { BODY_TYPES } from "../../contract/market/lists";
import { BodyIcon } from "../../shared/ui/body-icon";
import { Icon, type IconName } from "../../shared/ui/icon";
import { searchPath } from "./search-path";

type Body = keyof typeof BODY_TYPES;
type TileCounts = Pick<AdCounts, "more" | "facets">;

interface Tile {
  readonly label: string;
  /** Stands beside the label. */
  readonly icon?: IconName;
  readonly body?: Body;
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
const chosen = (icon: IconName, label: string, key: AdChoice, ...values: readonly string[]): Tile => ({
  ...tile(label, key, values, { choices: { [key]: values } }),
  icon,
});
const bodied = (label: string, ...bodies: readonly [Body, ...Body[]]): Tile => ({
  ...tile(label, "carrosserie", bodies, { choices: { carrosserie: bodies } }),
  body: bodies[0],
});

const BUDGETS = AD_BANDS.map(({ short, range }) =>
  tile(short, "prix", [`${range[0] ?? ""}-${range[1] ?? ""}`], withRange(ALL_ADS, "prix", range)),
);

const BODIES: readonly Tile[] = [
  bodied("SUV", "suv"),
  bodied("Berlines", "berline-4-portes", "berline-5-portes"),
  bodied("Citadines", "citadine"),
  bodied("Pick-up", "pick-up"),
  bodied("Monospaces", "monospace"),
  bodied("Utilitaires", "utilitaire"),
];

/** What visitors look for beside a price and a body, each as a search of its own (rule: market/home). */
const KINDS: readonly Tile[] = [
  chosen("cog", "Automatiques", "boite", "automatique"),
  chosen("fuel", "Diesel", "energie", "diesel"),
  chosen("leaf", "Hybrides", "energie", "hybride", "hybride-rechargeable"),
  chosen("users", "7 places", "places", "7"),
  chosen("globe", "Venants", "etat_du_vehicule", "venant"),
  chosen("map-pin", "Occasions locales", "etat_du_vehicule", "occasion_locale"),
];
const TILES = { budgets: BUDGETS, bodies: BODIES, kinds: KINDS };

/** The filters whose counts the tiles show. */
export const TILE_FACETS: readonly string[] = Object.values(TILES)
  .flat()
  .map(({ facet }) => facet);

/** The number of ads behind a tile, as text. */
function countText({ facet, values }: Tile, { more, facets }: TileCounts): string {
  const total = (facets[facet] ?? []).reduce(
    (sum, { value, count }) => (values.includes(value) ? sum + count : sum),
    0,
  );
  return adCountText({ total, more });
}

/** Links to the ads of a budget, of a body or of a kind. @param counts of all ads; null until they are loaded */
export function AdTiles({ of, counts }: { of: keyof typeof TILES; counts: TileCounts | null }) {
  return (
    <ul className={styles.tiles}>
      {TILES[of].map((one) => (
        <li key={one.query}>
          <a className="card" href={searchPath(one.query)}>
            {one.icon && (
              <span className={styles.corner}>
                <Icon name={one.icon} size={18} />
              </span>
            )}
            {one.body && <BodyIcon body={one.body} />}
            <b>{one.label}</b> {/* The line is always there, so that nothing moves when the count arrives. */}
            <span className="small quiet">{counts ? countText(one, counts) : "\u00a0"}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
