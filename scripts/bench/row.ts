/** A figure that has a goal, and whether it keeps to it. */
export interface Goal {
  /** « scripts ≤ 90 KB gz » */
  readonly what: string;
  readonly met: boolean;
}

/** One line of the table. */
export interface Row {
  /** What is measured. */
  readonly measure: string;
  /** Of which page, build or network. */
  readonly subject: string;
  readonly value: string;
  readonly goals: readonly Goal[];
}

/** What a part of the bench found: for the reader, and in full for the JSON file. */
export interface Part {
  readonly rows: readonly Row[];
  readonly figures: object;
}

/** « atteint », « manqué », or which of several goals are missed; nothing where there is no goal. */
export function verdict(goals: readonly Goal[]): string {
  const missed = goals.filter(({ met }) => !met);
  if (goals.length === 0) return "";
  if (missed.length === 0) return "atteint";
  return missed.length === goals.length ? "manqué" : `manqué : ${missed.map(({ what }) => what).join(", ")}`;
}
