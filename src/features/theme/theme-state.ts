import { THEME_KEY } from "../../app/theme-script";

export type ThemePreference = "system" | "light" | "dark";
const ORDER: readonly ThemePreference[] = ["system", "light", "dark"];

const isPreference = (value: string | null): value is ThemePreference => ORDER.some((one) => one === value);

/** The preference after this one: system, light, dark, system… */
export function nextPreference(current: ThemePreference): ThemePreference {
  return ORDER[(ORDER.indexOf(current) + 1) % ORDER.length] ?? "system";
}

/** What is shown: a page's forced mode overrides the preference; null leaves it to the system (SPEC § 4). */
export function themeShown(preference: ThemePreference, forced: string | undefined): "light" | "dark" | null {
  const wanted = forced ?? preference;
  return wanted === "light" || wanted === "dark" ? wanted : null;
}

/** @returns "system" where nothing (or nonsense) is stored, or where storage is closed. */
export function readPreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return isPreference(stored) ? stored : "system";
  } catch {
    return "system"; // private mode without storage: the system's theme is a full answer
  }
}

export function applyPreference(preference: ThemePreference): void {
  const root = document.documentElement;
  const shown = themeShown(preference, root.dataset.forced);
  if (shown) root.dataset.theme = shown;
  else delete root.dataset.theme;
}

export function storePreference(preference: ThemePreference): void {
  applyPreference(preference);
  try {
    localStorage.setItem(THEME_KEY, preference);
  } catch {
    document.documentElement.dataset.storage = "none"; // the choice holds for this page only
  }
}
