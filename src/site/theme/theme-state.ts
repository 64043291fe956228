import { readStored, store } from "../../shared/stored/storage";
import { THEME } from "../../shared/stored/frame-keys";

export type ThemePreference = "system" | "light" | "dark";
const ORDER: readonly ThemePreference[] = ["system", "light", "dark"];

/** The next preference in the cycle: system, light, dark, system… */
export function nextPreference(current: ThemePreference): ThemePreference {
  return ORDER[ORDER.indexOf(current) + 1] ?? "system";
}

/** The mode to show: a page's forced mode overrides the preference; null leaves it to the system (rule: site/forced-theme). */
export function themeShown(preference: ThemePreference, forced: string | undefined): "light" | "dark" | null {
  const wanted = forced ?? preference;
  return wanted === "light" || wanted === "dark" ? wanted : null;
}

/** Choice of a visitor whose browser refuses storage; it lasts until the page is reloaded. */
let unkept: ThemePreference | null = null;

/** @returns "system" when nothing valid is stored */
export function readPreference(): ThemePreference {
  const stored = unkept ?? readStored(THEME);
  return ORDER.find((one) => one === stored) ?? "system";
}

export function applyPreference(preference: ThemePreference): void {
  const root = document.documentElement;
  const shown = themeShown(preference, root.dataset.forced);
  if (shown) root.dataset.theme = shown;
  else delete root.dataset.theme;
}

export function storePreference(preference: ThemePreference): void {
  applyPreference(preference);
  unkept = store(THEME, preference) ? null : preference;
}
