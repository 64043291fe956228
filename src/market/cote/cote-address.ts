import { typedAmount } from "../../contract/shared/typed";

const YEAR = /^(?:19|20)\d\d$/;
const MOST_KM = 999_999;

/** The car of a model that an address asks about; null where it does not say. */
export interface AskedCar {
  readonly year: number | null;
  readonly km: number | null;
}

/** Reads the year and the mileage as the form sends them, « annee=2017&km=85.000 ». Anything else counts as not said. */
export function askedCar(query: URLSearchParams): AskedCar {
  const year = query.get("annee") ?? "";
  const km = typedAmount(query.get("km") ?? "");
  return { year: YEAR.test(year) ? Number(year) : null, km: km !== null && km <= MOST_KM ? km : null };
}

/** One spelling of the address of such a car, by which Worker and browser name the same page. */
export function coteAddress(path: string, { year, km }: AskedCar): string {
  const query = new URLSearchParams([
    ...(year === null ? [] : [["annee", String(year)]]),
    ...(km === null ? [] : [["km", String(km)]]),
  ]).toString();
  return query ? `${path}?${query}` : path;
}
