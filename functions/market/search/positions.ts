import { REGION_KEYS, REGIONS, type RegionKey } from "../../../src/places";
import { slugify } from "../../../src/shared/text/slug";

/** Latitude and longitude, in degrees, to about a kilometre. */
type Position = readonly [number, number];

/** Region → positions of the towns and districts that lists offer. Two regions may have places of one name. Each sister site has its own country's. */
export const POSITIONS: {
  readonly [Region in RegionKey]: Readonly<Record<(typeof REGIONS)[Region]["towns"][number], Position>>;
} = {
  dakar: {
    Plateau: [14.67, -17.44],
    Médina: [14.68, -17.45],
    Fann: [14.69, -17.47],
    "Point E": [14.7, -17.46],
    Mermoz: [14.71, -17.48],
    "Sacré-Cœur": [14.72, -17.46],
    "Liberté 6": [14.73, -17.46],
    Ouakam: [14.72, -17.49],
    Almadies: [14.74, -17.52],
    Ngor: [14.75, -17.51],
    Yoff: [14.76, -17.47],
    "Ouest Foire": [14.75, -17.47],
    "Nord Foire": [14.75, -17.46],
    "Sicap Foire": [14.74, -17.46],
    "Cité Damel": [14.75, -17.45],
    VDN: [14.73, -17.47],
    "Parcelles Assainies": [14.76, -17.44],
    "Grand Yoff": [14.73, -17.45],
    HLM: [14.71, -17.44],
    "Grand-Dakar": [14.71, -17.45],
    Colobane: [14.69, -17.44],
    "Hann Maristes": [14.74, -17.42],
    Pikine: [14.75, -17.39],
    Guédiawaye: [14.78, -17.4],
    "Keur Massar": [14.78, -17.31],
    Mbao: [14.73, -17.32],
    Rufisque: [14.72, -17.27],
    Diamniadio: [14.72, -17.18],
    Bargny: [14.69, -17.23],
  },
  diourbel: { Touba: [14.85, -15.88], Mbacké: [14.79, -15.91], Diourbel: [14.66, -16.23], Bambey: [14.7, -16.46] },
  fatick: { Fatick: [14.34, -16.41], Sokone: [13.88, -16.37], Foundiougne: [14.13, -16.47] },
  kaffrine: { Kaffrine: [14.11, -15.55], Koungheul: [13.98, -14.8] },
  kaolack: { Kaolack: [14.15, -16.07], Nioro: [13.75, -15.79] },
  kedougou: { Kédougou: [12.56, -12.18] },
  kolda: { Kolda: [12.89, -14.94], Vélingara: [13.15, -14.11] },
  louga: { Louga: [15.62, -16.22], Kébémer: [15.37, -16.44], Dahra: [15.35, -15.48] },
  matam: { Matam: [15.66, -13.26], Ourossogui: [15.61, -13.32] },
  "saint-louis": { "Saint-Louis": [16.02, -16.49], "Richard-Toll": [16.46, -15.7], Dagana: [16.52, -15.5] },
  sedhiou: { Sédhiou: [12.71, -15.56] },
  tambacounda: { Tambacounda: [13.77, -13.67], Bakel: [14.9, -12.46] },
  thies: { Thiès: [14.79, -16.93], Mbour: [14.42, -16.96], Saly: [14.45, -17.01], Tivaouane: [14.95, -16.82] },
  ziguinchor: { Ziguinchor: [12.57, -16.27], "Cap Skirring": [12.39, -16.75], Bignona: [12.81, -16.23] },
};

const PLACES = REGION_KEYS.flatMap((region) =>
  Object.entries<Position>(POSITIONS[region]).map(([town, position]) => ({ region, town, position })),
);

const METRES_A_DEGREE = 111_195;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance as the crow flies, on a flat map: a country is small enough. */
function metresBetween([latitude, longitude]: Position, [otherLatitude, otherLongitude]: Position): number {
  const east = (longitude - otherLongitude) * Math.cos(radians((latitude + otherLatitude) / 2));
  return Math.round(Math.hypot(latitude - otherLatitude, east) * METRES_A_DEGREE);
}

/** Distances of all towns from one: `thies/Tivaouane` → metres. @param key the town as addresses spell it; of two towns that share it, the nearer counts */
export function metresFrom(key: string): Readonly<Record<string, number>> {
  const origins = PLACES.filter(({ town }) => slugify(town) === key);
  if (origins.length === 0) return {};
  return Object.fromEntries(
    PLACES.map(({ region, town, position }) => [
      `${region}/${town}`,
      Math.min(...origins.map((place) => metresBetween(place.position, position))),
    ]),
  );
}
