import { forget, type KeptBy, readStored, store } from "../../shared/stored/storage";
import { DRAFT } from "../../shared/stored/writing-keys";

/** Storage place of a form's answers until they are sent. */
export interface Draft {
  readonly name: string;
  readonly keptBy: KeptBy;
}

const keyOf = ({ name }: Draft) => `${DRAFT}${name}` as const;

/** Reads a stored draft, so that a form closed by accident opens with its answers. */
export function readDraft(draft: Draft): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(draft), draft.keptBy) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {}; // The stored text is not a draft: the form starts empty.
  }
}

export function keepDraft(draft: Draft, values: object): void {
  if (!store(keyOf(draft), JSON.stringify(values), draft.keptBy))
    console.warn("Brouillon non gardé : le navigateur ne garde rien.");
}

export function dropDraft(draft: Draft): void {
  if (!forget(keyOf(draft), draft.keptBy)) console.warn("Brouillon non effacé : le navigateur ne garde rien.");
}
