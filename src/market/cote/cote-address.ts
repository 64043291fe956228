import { ENERGIES, GEARBOXES } from "../../contract/market/lists";
import { typedAmount } from "../../contract/shared/typed";
import { ownValue } from "../../shared/text/own-value";

const YEAR = /^(?:19|20)\d\d$/;
const MOST_KM = 999_999;

/** The car of a model that an address asks about; null where it does not say. */
export interface AskedCar {
  readonly year: number | null;
  readonly km: number | null;
  /** Keys of the lists of ads. */
  readonly gearbox: string | null;
  readonly energy: string | null;
}

/** Reads the car as the form sends it, « annee=2017&km=85.000&boite=manuelle&energie=diesel ». Anything else counts as not said. */
export function askedCar(query: URLSearchParams): AskedCar {
  const year = query.get("annee") ?? "";
  const km = typedAmount(query.get("km") ?? "");
  const [gearbox, energy] = [query.get("boite") ?? "", query.get("energie") ?? ""];
  return {
    year: YEAR.test(year) ? Number(year) : null,
    km: km !== null && km <= MOST_KM ? km : null,
    gearbox: ownValue(GEARBOXES, gearbox) === null ? null : gearbox,
    energy: ownValue(ENERGIES, energy) === null ? null : energy,
  };
}

/** One spelling of the address of such a car, by which Worker and browser name the same page. */
export function coteAddress(path: string, { year, km, gearbox, energy }: AskedCar): string {
  const said = Object.entries({ annee: year, km, boite: gearbox, energie: energy });
  const query = new URLSearchParams(
    said.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, String(value)]])),
  ).toString();
  return query ? `${path}?${query}` : path;
}
