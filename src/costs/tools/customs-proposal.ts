/** What a used car is worth where it is bought (`valeurs_douane`). */
export interface CustomsValue {
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly origin: string;
}

/** The car from which a value is proposed, as the fields of the tool hold it; "" for what is not chosen. */
export interface ProposedCar {
  readonly modele: string;
  readonly annee: string;
  readonly provenance: string;
}

export const NO_CAR: ProposedCar = { modele: "", annee: "", provenance: "" };

export const modelName = ({ brand, model }: CustomsValue) => `${brand} ${model}`;

const answersOf = <Value>(values: readonly Value[], answer: (value: Value) => string) => [
  ...new Set(values.map(answer)),
];

/** An answer that no value has is none; the only one that is left needs no choice. */
const settled = (answers: readonly string[], asked: string) =>
  answers.length === 1 ? (answers[0] ?? "") : answers.includes(asked) ? asked : "";

/** The answers that each field offers after the ones before it, the car that is chosen with them, and its value; null while something is left to choose. */
export function proposalFor<Value extends CustomsValue>(values: readonly Value[], asked: ProposedCar) {
  const models = answersOf(values, modelName);
  const modele = models.includes(asked.modele) ? asked.modele : "";
  const ofModel = values.filter((value) => modelName(value) === modele);
  const years = answersOf(ofModel, ({ year }) => String(year));
  const annee = settled(years, asked.annee);
  const ofYear = ofModel.filter(({ year }) => String(year) === annee);
  const origins = answersOf(ofYear, ({ origin }) => origin);
  const provenance = settled(origins, asked.provenance);
  return {
    models,
    years,
    origins,
    car: { modele, annee, provenance } satisfies ProposedCar,
    value: ofYear.find(({ origin }) => origin === provenance) ?? null,
  };
}
