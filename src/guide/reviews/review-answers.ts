import type { SCORES, USAGES } from "../../contract/guide/review";

export interface ReviewedModel {
  readonly modelId: number;
  /** « Toyota Hilux » */
  readonly name: string;
  /** « le Toyota Hilux »; null without a gender, absent where a visitor chose the model from the menu's, which have none. */
  readonly articled?: string | null;
}

type Score = (typeof SCORES)[number];

/** Answers as the form fields hold them; the values of radio buttons are text. */
export interface ReviewAnswers extends Record<Score, string> {
  year: string;
  mileage: string;
  months_owned: string;
  usage: (typeof USAGES)[number] | "";
  consumption: string;
  likes: string;
  dislikes: string;
  comment: string;
  recommends: "oui" | "non" | "";
  has_driven: boolean;
}

export const SCORE_LABELS: Readonly<Record<Score, string>> = {
  comfort: "Confort",
  economy: "Consommation",
  reliability: "Fiabilité",
  track_handling: "Tenue sur piste",
  upkeep: "Entretien et pièces",
  air_conditioning: "Climatisation",
  value: "Rapport qualité-prix",
};

export const EMPTY: ReviewAnswers = {
  year: "",
  mileage: "",
  months_owned: "",
  usage: "",
  consumption: "",
  likes: "",
  dislikes: "",
  comment: "",
  recommends: "",
  has_driven: false,
  comfort: "",
  economy: "",
  reliability: "",
  track_handling: "",
  upkeep: "",
  air_conditioning: "",
  value: "",
};

const isScore = (name: string): name is Score => name in SCORE_LABELS;

/** Converts answers to the input of the schema; unanswered questions stay invalid. */
export const reviewOf = (model: ReviewedModel, answers: ReviewAnswers): object => ({
  ...Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, isScore(name) && value !== "" ? Number(value) : value]),
  ),
  recommends: answers.recommends === "" ? null : answers.recommends === "oui",
  model_id: model.modelId,
  version_id: null,
});
