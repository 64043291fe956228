import type { CONDITIONS, PAPERS } from "../../src/contract/market/lists";
import { hash, vary } from "../../upstream/drawings/chance";
import type { DemoModel } from "./models";

/** Facts of a made car that depend on each other, so that no ad contradicts itself (rule: market/demonstration). */
type Condition = keyof typeof CONDITIONS;
type Papers = keyof typeof PAPERS;

/** What is no longer made cannot be new. */
const ENDED: readonly string[] = [
  "Ford Edge",
  "Ford Fusion",
  "Ford Focus",
  "Ford Fiesta",
  "Kia Optima",
  "Peugeot 508",
  "Mazda 6",
  "Mazda CX-9",
  "Jeep Cherokee",
  "Jeep Renegade",
  "Mercedes-Benz Classe M",
  "Mitsubishi Lancer",
  "Mitsubishi Pajero",
  "Citroën C4 Picasso",
  "Chevrolet Cruze",
  "Volkswagen Touareg",
  "Volkswagen Passat",
  "Audi A4",
];
const ALWAYS_FOUR_BY_FOUR: readonly string[] = [
  "Toyota Land Cruiser",
  "Toyota Land Cruiser Prado",
  "Jeep Wrangler",
  "Nissan Patrol",
  "Mitsubishi Pajero",
  "Land Rover Range Rover",
  "Land Rover Range Rover Sport",
];
const nameOf = ({ brand, model }: DemoModel) => `${brand} ${model}`;

export function conditionOf(model: DemoModel, seed: string): Condition {
  const lot = vary(seed, "condition");
  if (lot > 0.99 && !ENDED.includes(nameOf(model))) return "neuf_0km";
  if (lot > 0.98 && lot <= 0.99) return "accidente";
  return vary(seed, "venant") < model.venant / 100 + 0.06 ? "venant" : "occasion_locale";
}

/** What has been driven in Senegal is through customs; what was never registered here is in nobody’s name (docs/senegal.md, Words of the used market). */
export function papersOf(condition: Condition, lot: number): Papers {
  if (condition === "occasion_locale") return lot < 0.9 ? "dedouane_mute" : "dedouane_non_mute";
  if (condition === "accidente" && lot < 0.3) return "dedouane_mute";
  if (lot < 0.75) return "dedouane_non_mute";
  // A passavant and a foreign plate are for a car that drives.
  if (condition !== "venant" || lot < 0.92) return "sous_douane";
  return lot < 0.98 ? "passavant" : "plaque_etrangere";
}

export const isFourByFour = (model: DemoModel) =>
  model.body === "pick-up" || ALWAYS_FOUR_BY_FOUR.includes(nameOf(model));

/** Whoever imports a car that was used abroad is not the first who has it. */
export const isFirstHand = (condition: Condition, origin: string, seed: string) =>
  condition === "neuf_0km" ||
  (condition === "occasion_locale" && origin === "senegal" && vary(seed, "first hand") < 0.6);

export const ownersOf = (firstHand: boolean, seed: string) => (firstHand ? 1 : 2 + (hash(`${seed} owners`) % 2));
