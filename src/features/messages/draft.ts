/** Where a form's answers wait until they are sent: the tab's own storage goes with the tab, the device's stays. */
export interface Draft {
  readonly name: string;
  readonly keptBy: "tab" | "device";
}

const storageOf = ({ keptBy }: Draft) => (keptBy === "tab" ? sessionStorage : localStorage);
const keyOf = ({ name }: Draft) => `draft:${name}`;

/** What was typed into a form: closed by accident, it opens as it was. */
export function readDraft(draft: Draft): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storageOf(draft).getItem(keyOf(draft)) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {}; // a browser that keeps nothing, or something else under our key: an empty form
  }
}

export function keepDraft(draft: Draft, values: object): void {
  try {
    storageOf(draft).setItem(keyOf(draft), JSON.stringify(values));
  } catch {
    console.warn("Brouillon non gardé : le navigateur ne garde rien.");
  }
}

export function dropDraft(draft: Draft): void {
  try {
    storageOf(draft).removeItem(keyOf(draft));
  } catch {
    console.warn("Brouillon non effacé : le navigateur ne garde rien.");
  }
}
