import { REGIONS } from "../../src/places";
import { choose, vary } from "../../upstream/drawings/chance";

/** Where cars are sold: shares of a hundred, the rest anywhere in Dakar. */
const DISTRICTS: readonly (readonly [town: string, share: number])[] = [
  ["Sacré-Cœur", 11],
  ["Liberté 6", 9],
  ["VDN", 8],
  ["Parcelles Assainies", 5.5],
  ["Ouest Foire", 5.5],
  ["Cité Damel", 5],
  ["Sicap Foire", 4],
  ["Almadies", 4],
  ["Guédiawaye", 3.5],
  ["Yoff", 3],
  ["Mermoz", 3],
];
const OUTSIDE: readonly (readonly [region: string, department: string, town: string])[] = [
  ["thies", "Thiès", "Thiès"],
  ["thies", "Mbour", "Mbour"],
  ["thies", "Mbour", "Saly"],
  ["diourbel", "Mbacké", "Touba"],
  ["saint-louis", "Saint-Louis", "Saint-Louis"],
  ["kaolack", "Kaolack", "Kaolack"],
  ["ziguinchor", "Ziguinchor", "Ziguinchor"],
];
const OUTSIDE_SHARE = 0.035;
/** Departments of the towns of Dakar that are not in Dakar’s own. */
const SUBURBS: Readonly<Record<string, string>> = {
  Guédiawaye: "Guédiawaye",
  Pikine: "Pikine",
  Mbao: "Pikine",
  "Keur Massar": "Keur Massar",
  Rufisque: "Rufisque",
  Diamniadio: "Rufisque",
  Bargny: "Rufisque",
};

/** The first entry whose cumulated share a lot in [0, 1) is under. */
export function drawn<Entry>(entries: readonly Entry[], shareOf: (entry: Entry) => number, lot: number): Entry | null {
  let left = lot;
  return entries.find((entry) => (left -= shareOf(entry)) < 0) ?? null;
}

/** Where a made ad is sold. @param seed of the ad */
export function placeOf(seed: string) {
  if (vary(seed, "outside") < OUTSIDE_SHARE) {
    const [region, department, town] = choose(
      seed,
      "away",
      OUTSIDE as unknown as readonly [(typeof OUTSIDE)[number], ...(typeof OUTSIDE)[number][]],
    );
    return { region, department, town };
  }
  const town =
    drawn(DISTRICTS, ([, share]) => share / 100, vary(seed, "district"))?.[0] ??
    choose(seed, "town", REGIONS.dakar.towns);
  return { region: "dakar", department: SUBURBS[town] ?? "Dakar", town };
}
