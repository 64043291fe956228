import type { AdCounts } from "../../contract/market/ad";
import { type AdChoice, type AdSearch, ALL_ADS, writeAdSearch } from "../../contract/market/search";
import { adCountText } from "./active";
import { withRange } from "./changes";
import { AD_BANDS } from "./prices";
import * as bodyTile from "../../guide/brands/brand-tile.page.module.css";
import * as wall from "../../guide/brands/brand-wall.page.module.css";
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
const bodied = (label: string, ...bodies: readonly [Body, ...Body[]]) => ({
  ...tile(label, "carrosserie", bodies, { choices: { carrosserie: bodies } }),
  body: bodies[0],
});

const BANDS: readonly Tile[] = AD_BANDS.map(({ short, range }) =>
  tile(short, "prix", [`${range[0] ?? ""}-${range[1] ?? ""}`], withRange(ALL_ADS, "prix", range)),
);
/** The bands, then all of them, so that rows of two, three and six are full. */
const BUDGETS: readonly Tile[] = [
  ...BANDS,
  tile(
    "Tous les prix",
    "prix",
    BANDS.flatMap(({ values }) => values),
    {},
  ),
];

const BODIES = [
  bodied("SUV", "suv"),
  bodied("Berlines", "berline-4-portes", "berline-5-portes"),
  bodied("Citadines", "citadine"),
  bodied("Pick-up", "pick-up"),
  bodied("Monospaces", "monospace"),
  bodied("Utilitaires", "utilitaire"),
];

/** What visitors look for beside a price and a body, each as a search of its own (rule: market/home). Most cars are automatic: that is no choice. */
const KINDS: readonly Tile[] = [
  { ...tile("Bonnes affaires", "affaire", ["1"], { flags: ["affaire"] }), icon: "badge-percent" },
  chosen("fuel", "Diesel", "energie", "diesel"),
  chosen("leaf", "Hybrides", "energie", "hybride", "hybride-rechargeable"),
  chosen("users", "7 places", "places", "7"),
  chosen("globe", "Venants", "etat_du_vehicule", "venant"),
  chosen("map-pin", "Occasions locales", "etat_du_vehicule", "occasion_locale"),
];
const TILES = { budgets: BUDGETS, kinds: KINDS };

/** The filters whose counts the tiles show. */
export const TILE_FACETS: readonly string[] = [...BUDGETS, ...BODIES, ...KINDS].map(({ facet }) => facet);

/** The number of ads behind a tile, as text. The line is there before they are loaded, so that nothing moves then. */
function countText({ facet, values }: Tile, counts: TileCounts | null): string {
  if (!counts) return "\u00a0";
  const { more, facets } = counts;
  const total = (facets[facet] ?? []).reduce(
    (sum, { value, count }) => (values.includes(value) ? sum + count : sum),
    0,
  );
  return adCountText({ total, more });
}

/** Links to the ads of each body, with its drawing. @param counts of all ads; null until they are loaded */
export const AdBodies = ({ counts }: { counts: TileCounts | null }) => (
  <ul className={wall.wall}>
    {BODIES.map((one) => (
      <li key={one.query}>
        <a className={`card ${bodyTile.tile}`} href={searchPath(one.query)}>
          <BodyIcon body={one.body} width={92} />
          <b>{one.label}</b> <small className="quiet">{countText(one, counts)}</small>
        </a>
      </li>
    ))}
  </ul>
);

/** Links to the ads of a budget or of a kind. @param counts of all ads; null until they are loaded */
export function AdTiles({ of, counts }: { of: keyof typeof TILES; counts: TileCounts | null }) {
  return (
    <ul className={styles.tiles}>
      {TILES[of].map((one) => (
        <li key={one.query}>
          <a className="card" href={searchPath(one.query)}>
            {one.icon && <Icon name={one.icon} />}
            <b>{one.label}</b> <span className="small quiet">{countText(one, counts)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
