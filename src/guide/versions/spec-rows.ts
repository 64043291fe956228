import { figure } from "../../shared/figures/figures";
import { UNKNOWN } from "../../shared/figures/price";

/** Figures of a version by name; unknown ones are null or absent. */
export type Specs = Readonly<Record<string, string | number | null | undefined>>;

export interface SpecRow {
  readonly label: string;
  readonly key: string;
  /** Absent for texts and counts. */
  readonly unit?: string;
  /** Which value is better for any buyer; absent where it depends on the buyer: a size, a weight, a top speed, a tank (rule: guide/compare-best). */
  readonly better?: "lower" | "higher";
}
export interface SpecRows {
  readonly title: string;
  readonly rows: readonly SpecRow[];
}

/** Marks a unit that the version itself states: litres or kilowatt-hours. */
const OWN = "consumptionUnit";

/** Groups and lines of a data sheet, in the same order for a single sheet and for several side by side (rule: guide/data-sheet). */
export const SPEC_ROWS: readonly SpecRows[] = [
  {
    title: "Moteur",
    rows: [
      { label: "Énergie", key: "energy" },
      { label: "Cylindrée", key: "displacement", unit: "cm³" },
      { label: "Puissance", key: "power", unit: "ch", better: "higher" },
      { label: "Puissance fiscale", key: "fiscalPower", unit: "CV" },
      { label: "Couple", key: "torque", unit: "Nm", better: "higher" },
    ],
  },
  {
    title: "Transmission",
    rows: [
      { label: "Boîte de vitesses", key: "gearbox" },
      { label: "Nombre de rapports", key: "gears" },
      { label: "Roues motrices", key: "drivetrain" },
    ],
  },
  {
    title: "Performances",
    rows: [
      { label: "Vitesse maximale", key: "topSpeed", unit: "km/h" },
      { label: "0 à 100 km/h", key: "acceleration", unit: "s", better: "lower" },
    ],
  },
  {
    title: "Consommation et émissions",
    rows: [
      { label: "Consommation mixte", key: "consumption", unit: OWN, better: "lower" },
      { label: "En ville", key: "consumptionCity", unit: OWN, better: "lower" },
      { label: "Sur route", key: "consumptionRoad", unit: OWN, better: "lower" },
      { label: "CO₂", key: "co2", unit: "g/km", better: "lower" },
      { label: "Réservoir", key: "tank", unit: "l" },
    ],
  },
  {
    title: "Batterie et recharge",
    rows: [
      { label: "Capacité", key: "battery", unit: "kWh" },
      { label: "Autonomie annoncée", key: "range", unit: "km", better: "higher" },
      { label: "Recharge en courant alternatif", key: "chargeAc", unit: "kW", better: "higher" },
      { label: "Recharge en courant continu", key: "chargeDc", unit: "kW", better: "higher" },
    ],
  },
  {
    title: "Dimensions et volumes",
    rows: [
      { label: "Longueur", key: "length", unit: "mm" },
      { label: "Largeur", key: "width", unit: "mm" },
      { label: "Hauteur", key: "height", unit: "mm" },
      { label: "Empattement", key: "wheelbase", unit: "mm" },
      { label: "Garde au sol", key: "groundClearance", unit: "mm", better: "higher" },
      { label: "Coffre", key: "boot", unit: "l", better: "higher" },
      { label: "Coffre, banquette rabattue", key: "bootMax", unit: "l", better: "higher" },
      { label: "Places", key: "seats", better: "higher" },
      { label: "Portes", key: "doors" },
    ],
  },
  {
    title: "Poids, pneus, garantie",
    rows: [
      { label: "Poids à vide", key: "weight", unit: "kg" },
      { label: "Charge utile", key: "payload", unit: "kg", better: "higher" },
      { label: "Remorquage freiné", key: "towing", unit: "kg", better: "higher" },
      { label: "Pneus", key: "tyres" },
      { label: "Garantie", key: "warranty", better: "higher" },
      { label: "Révision tous les", key: "serviceEvery", unit: "km", better: "higher" },
    ],
  },
];

/** Whether a group is that of the battery, which is left out for cars without one. */
export const isBattery = ({ rows }: SpecRows) => rows.some(({ key }) => key === "battery");

/** Unit of a line for a given car. */
export function unitOf({ unit }: SpecRow, specs: Specs): string | null {
  return unit === OWN ? String(specs[OWN] ?? "l/100 km") : (unit ?? null);
}

/** Formats the value of a line: « 5,6 l/100 km », « Automatique 6 », « — ». */
export function specText(row: SpecRow, specs: Specs): string {
  const value = specs[row.key] ?? null;
  if (value === null) return UNKNOWN;
  const unit = unitOf(row, specs);
  return typeof value === "number" && unit !== null ? figure(value, unit) : String(value);
}
