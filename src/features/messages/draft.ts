const keyOf = (form: string) => `draft:${form}`;

/** What was typed into a form, for the visit: closed by accident, it opens as it was. The tab's own storage goes with the tab. */
export function readDraft(form: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {}; // a browser that keeps nothing, or something else under our key: an empty form
  }
}

export function keepDraft(form: string, values: object): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    console.warn("Brouillon non gardé : le navigateur ne garde rien.");
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    console.warn("Brouillon non effacé : le navigateur ne garde rien.");
  }
}
