/** A line of a bill (rule: costs/named-figures). */
export interface Line {
  readonly key: string;
  readonly label: string;
  /** Whole francs (rule: costs/whole-francs). */
  readonly amount: number;
  /** How it was found, for readers: « 20 % de la valeur ». */
  readonly formula: string;
  /** Keys of the figures that it comes from. */
  readonly from: readonly string[];
}

/** Francs of all lines together. */
export const total = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines as a reader has put them right: an amount of theirs takes the place of ours (rule: costs/tool-corrections). */
export const corrected = (lines: readonly Line[], own: Readonly<Record<string, number>>): readonly Line[] =>
  lines.map((line) => {
    const amount = own[line.key];
    return amount === undefined ? line : { ...line, amount, formula: "votre chiffre" };
  });
