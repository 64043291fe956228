import type { WireReview } from "../../../../src/contract/wire/review";
import type { WireVersion } from "../../../../src/contract/wire/version";
import { whole } from "./whole";
import { isAutomatic } from "./wording";

/** What a model's versions and reviews say together. */
export interface ModelFacts {
  priceMin: number | null;
  cheapestId: number | null;
  priceMax: number | null;
  energies: string[];
  gearboxes: string[];
  versionCount: number;
  ownerScore: number | null;
  reviewCount: number;
}

export function modelFacts(versions: readonly WireVersion[], reviews: readonly WireReview[]): ModelFacts {
  const prices = versions.flatMap(({ prix }) => whole(prix) ?? []);
  const priceMin = prices.length > 0 ? prices.reduce((a, b) => Math.min(a, b)) : null;
  const cheapest = versions.flatMap(({ prix, car_id }) => (priceMin !== null && whole(prix) === priceMin ? car_id : []));
  const scores = reviews.map(({ note_globale }) => note_globale);
  return {
    priceMin,
    cheapestId: cheapest.length > 0 ? cheapest.reduce((a, b) => Math.min(a, b)) : null,
    priceMax: prices.length > 0 ? prices.reduce((a, b) => Math.max(a, b)) : null,
    energies: distinct(versions.map(({ energie }) => energie)),
    gearboxes: distinct(versions.flatMap(({ boite_de_vitesse }) => gearboxKind(boite_de_vitesse))),
    versionCount: versions.length,
    ownerScore: scores.length > 0 ? oneDecimal(scores.reduce((sum, score) => sum + score, 0) / scores.length) : null,
    reviewCount: reviews.length,
  };
}

function gearboxKind(wording: string | null): string[] {
  const automatic = isAutomatic(wording);
  return automatic === null ? [] : [automatic ? "Automatique" : "Manuelle"];
}

/** In one order whatever order the rows come in, so that equal facts have equal digests. */
const distinct = (values: readonly string[]) => [...new Set(values)].sort();
const oneDecimal = (value: number) => Math.round(value * 10) / 10;
