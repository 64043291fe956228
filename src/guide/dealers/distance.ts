import { figure } from "../../shared/figures/figures";

/** In degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export const KM_OF_A_DEGREE = 111.2;
/** Farther than anything on earth. */
const FAR = 50_000;
const RADIANS = Math.PI / 180;

/** Kilometres as the crow flies. Over a country as small as this, the earth is flat to less than a percent. */
export function kilometresBetween(a: Position, b: Position): number {
  const east = (a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) / 2) * RADIANS);
  return KM_OF_A_DEGREE * Math.hypot(a.latitude - b.latitude, east);
}

/** « 3 km », « moins de 1 km » */
export const distanceWords = (kilometres: number) =>
  kilometres < 1 ? `moins de ${figure(1, "km")}` : figure(Math.round(kilometres), "km");

interface Placed {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** How far each dealer is, the nearest first; those whose position is unknown stand last, in the order in which they came (rule: guide/dealers-near). */
export function nearestFirst<Dealer extends Placed>(dealers: readonly Dealer[], from: Position) {
  return dealers
    .map((dealer) => {
      const { latitude, longitude } = dealer;
      const isPlaced = latitude !== null && longitude !== null;
      return { dealer, kilometres: isPlaced ? kilometresBetween(from, { latitude, longitude }) : null };
    })
    .sort((a, b) => (a.kilometres ?? FAR) - (b.kilometres ?? FAR));
}
