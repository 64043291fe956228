import { readFileSync } from "node:fs";

/** A sheet of the demo content, as the editors wrote it: a line a car, by the names of its columns. */
export function sheet(file: string): readonly Readonly<Record<string, string>>[] {
  const [head = "", ...lines] = readFileSync(`upstream/content/${file}.csv`, "utf8").trim().split("\n");
  const names = head.split(";");
  return lines.map((line) => Object.fromEntries(line.split(";").map((cell, place) => [names[place] ?? "", cell])));
}

export interface EditedPromo {
  readonly id: number;
  readonly marque: string;
  readonly modele: string;
  readonly remise: number | null;
  /** Days from today. */
  readonly debut_jours: number;
  readonly fin_jours: number;
  readonly pour_tous: boolean;
  readonly conditions: string;
}

/** The promos that run today, as the editors wrote them. */
export const runningPromos = (): readonly EditedPromo[] =>
  (JSON.parse(readFileSync("upstream/content/promos.json", "utf8")) as readonly EditedPromo[]).filter(
    ({ debut_jours, fin_jours }) => debut_jours <= 0 && fin_jours >= 0,
  );
