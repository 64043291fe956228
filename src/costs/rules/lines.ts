/** A line of a cost breakdown (rule: costs/named-figures). */
export interface Line {
  readonly key: string;
  readonly label: string;
  /** Whole francs (rule: costs/whole-francs). */
  readonly amount: number;
  /** How the amount is calculated, for readers: « 20 % de la valeur ». */
  readonly formula: string;
  /** Keys in `parametres_pays` of the figures used. */
  readonly from: readonly string[];
}

/** Sum of all lines in francs. */
export const total = (lines: readonly Pick<Line, "amount">[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Replaces the amounts that a reader has corrected (rule: costs/tool-corrections). @param own the reader's amounts by line key */
export const corrected = (lines: readonly Line[], own: Readonly<Record<string, number>>): readonly Line[] =>
  lines.map((line) => {
    const amount = own[line.key];
    return amount === undefined ? line : { ...line, amount, formula: "votre chiffre" };
  });
