const M = 1_000_000;

/** Budget bands of the new-car market (rule: guide/budget-bands); a price belongs to the first band whose limit it is below. */
export const BUDGETS = [
  { label: "Moins de 10 millions", under: 10 * M },
  { label: "10 à 15 millions", under: 15 * M },
  { label: "15 à 20 millions", under: 20 * M },
  { label: "20 à 30 millions", under: 30 * M },
  { label: "30 à 50 millions", under: 50 * M },
  { label: "Plus de 50 millions", under: Infinity },
] as const;

/** « 10 à 15 M » for « 10 à 15 millions », where there is little room. */
export const inBrief = (label: string) => label.replace(" millions", "\u00a0M");
