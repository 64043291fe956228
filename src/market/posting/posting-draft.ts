import { AD_STEPS, type AdStep } from "../../contract/market/form";
import { forget, readStored, store } from "../../shared/stored/storage";
import { CHANGED_AD, NEW_AD } from "../../shared/stored/writing-keys";
import { type Answers, SCREENS, type Screen } from "./posting-answers";

/** An ad that is being written, as this browser keeps it after every field. */
export interface PostingDraft {
  /** Made here: the edge makes one ad of it, however often it is asked. */
  readonly key: string;
  /** At the edge, and as it was last seen there; null while it is here alone. */
  readonly ad: { readonly id: string; readonly revision: number } | null;
  readonly screen: Screen;
  readonly answers: Partial<Answers>;
  /** Steps that were answered, and the edge does not have yet. */
  readonly unsent: readonly AdStep[];
}

/** Another shape of it will have another number: what is kept under this one is then left alone. */
const VERSION = 1;
/** @param id of an ad that is changed; null for a new one */
const keyOf = (id: string | null) => (id === null ? NEW_AD : (`${CHANGED_AD}${id}` as const));

export const freshDraft = (): PostingDraft => ({
  key: crypto.randomUUID(),
  ad: null,
  screen: "vehicle",
  answers: {},
  unsent: [],
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** @returns null where nothing is kept that can be gone on with */
export function readPosting(id: string | null): PostingDraft | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(id)) ?? "null");
    if (!isObject(kept) || kept.version !== VERSION || typeof kept.key !== "string" || !isObject(kept.answers))
      return null;
    const ad =
      isObject(kept.ad) && typeof kept.ad.id === "string" && typeof kept.ad.revision === "number"
        ? { id: kept.ad.id, revision: kept.ad.revision }
        : null;
    const unsent = Array.isArray(kept.unsent)
      ? AD_STEPS.filter((step) => (kept.unsent as unknown[]).includes(step))
      : [];
    return {
      key: kept.key,
      ad,
      screen: SCREENS.find((screen) => screen === kept.screen) ?? "vehicle",
      answers: kept.answers as Partial<Answers>,
      unsent,
    };
  } catch {
    return null; // something else under our key
  }
}

export const keepPosting = (id: string | null, draft: PostingDraft) =>
  store(keyOf(id), JSON.stringify({ version: VERSION, ...draft }));

export function dropPosting(id: string | null): void {
  if (!forget(keyOf(id))) console.warn("Brouillon non effacé : le navigateur ne garde rien.");
}

/** « Kia Rio 2017 », as far as it is said. */
export const nameOf = ({ vehicle }: Partial<Answers>): string =>
  [vehicle?.brand_name, vehicle?.model_name, vehicle?.year].filter(Boolean).join(" ") || "Votre voiture";
