/** A goal of a figure, and whether it is met. */
export interface Goal {
  /** « scripts ≤ 90 KB gz » */
  readonly what: string;
  readonly met: boolean;
}

/** One line of the table. */
export interface Row {
  /** The measured quantity. */
  readonly measure: string;
  /** The measured page, build or network. */
  readonly subject: string;
  readonly value: string;
  readonly goals: readonly Goal[];
}

/** Result of one part of the bench: rows of the table, and all figures for the JSON file. */
export interface Part {
  readonly rows: readonly Row[];
  readonly figures: object;
}

/** « atteint », « manqué », or the list of missed goals when others are met; "" without any goal. */
export function verdict(goals: readonly Goal[]): string {
  const missed = goals.filter(({ met }) => !met);
  if (goals.length === 0) return "";
  if (missed.length === 0) return "atteint";
  return missed.length === goals.length ? "manqué" : `manqué : ${missed.map(({ what }) => what).join(", ")}`;
}
