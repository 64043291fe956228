import { type Row, verdict } from "./row";

const HEADINGS = ["mesure", "sujet", "valeur", "but", "verdict"];
const MAX_SUBJECT_LENGTH = 56;

/** An address is known by its start and its end. */
const shortened = (text: string) =>
  text.length <= MAX_SUBJECT_LENGTH
    ? text
    : `${text.slice(0, MAX_SUBJECT_LENGTH / 2)}…${text.slice(1 - MAX_SUBJECT_LENGTH / 2)}`;

const cells = ({ measure, subject, value, goals }: Row) => [
  measure,
  shortened(subject),
  value,
  goals.map(({ what }) => what).join(", "),
  verdict(goals),
];

/** The rows in columns; a measure is named at its first row. */
export function table(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("──");
  const named = lines.map((line, index) =>
    index > 1 && line[0] === lines[index - 1]?.[0] ? ["", ...line.slice(1)] : line,
  );
  return named.flatMap((line, index) => (line[0] && index > 0 ? [rule, print(line)] : [print(line)])).join("\n");
}
