import { typedAmount, typedDecimal, typedFrancs } from "../../contract/shared/typed";
import type { Line } from "../rules/lines";
import { fiveYearLines, type NewOrUsedRates } from "../rules/new-or-used";
import type { Fields } from "./tool-query";

/** What « Neuve ou d’occasion ? » opens with. */
export const FIRST_CARS = {
  km: "1.000",
  neuve_nom: "",
  neuve_prix: "10.900.000",
  neuve_energie: "Essence",
  neuve_conso: "5,6",
  neuve_cv: "6",
  neuve_apres: "",
  occasion_nom: "",
  occasion_prix: "6.500.000",
  occasion_etat: "occasion",
  occasion_energie: "Essence",
  occasion_conso: "8",
  occasion_cv: "9",
  occasion_apres: "",
  /** « toyota-rav4 »: the model of the chosen used car, of which ads are for sale. */
  occasion_modele: "",
  /** « toyota/rav4 »: a model of which the used car is to be the same, three years old. */
  meme: "",
};
export type CarsField = keyof typeof FIRST_CARS;
export type Side = "neuve" | "occasion";

/** What one of the two cars costs in five years, by the fields of the tool. */
export function linesOfSide(rates: NewOrUsedRates, fields: Fields<CarsField>, side: Side): readonly Line[] {
  const later = fields[`${side}_apres`].trim();
  return fiveYearLines(
    rates,
    {
      price: typedFrancs(fields[`${side}_prix`]) ?? 0,
      state: side === "neuve" ? "neuve" : fields.occasion_etat === "venant" ? "venant" : "occasion",
      energy: fields[`${side}_energie`],
      consumption: typedDecimal(fields[`${side}_conso`]),
      fiscalPower: typedAmount(fields[`${side}_cv`]),
      later: later === "" ? null : typedFrancs(later),
    },
    typedAmount(fields.km) ?? 0,
  );
}
