/** A car as the tool « Neuve ou d’occasion ? » counts it; null for what is not known. */
export interface ChosenCar {
  /** « Toyota Starlet 1.5 », « Toyota RAV4 2017 » */
  readonly name: string;
  /** Francs. */
  readonly price: number;
  /** As in the data sheets: « Essence », « Diesel »… */
  readonly energy: string | null;
  /** Litres or kWh per 100 km. */
  readonly consumption: number | null;
  readonly fiscalPower: number | null;
  /** What only a used car has, as fields of the tool; null for a new car. */
  readonly used: {
    /** « toyota-rav4 »: the model of which ads are for sale. */
    readonly occasion_modele: string;
    /** Left out where it is not known whether it has plates of the country. */
    readonly occasion_etat?: "occasion" | "venant";
  } | null;
}

/** A new car and a used one; null where none was chosen. */
export interface ChosenPair {
  readonly fresh: ChosenCar | null;
  readonly used: ChosenCar | null;
}

/** Where the tool finds cars: the guide has the new ones, the market the estimates of used ones. */
export interface ChooseCars {
  /** Opens a popup in which a new car is chosen. */
  readonly fresh: (button: HTMLElement, chosen: (car: ChosenCar) => void) => void;
  /** Opens a popup in which a model and a year are chosen among those that ads estimate. */
  readonly used: (button: HTMLElement, chosen: (car: ChosenCar) => void) => void;
  /** Opens a popup in which both are chosen among those that a budget allows. */
  readonly within: (button: HTMLElement, chosen: (pair: ChosenPair) => void) => void;
  /** The same model three years old, or of the nearest year that ads estimate. @param model « toyota/rav4 » @returns a sentence when there is none */
  readonly same: (model: string) => Promise<ChosenCar | string>;
}
