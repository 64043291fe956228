import { useEffect, useState } from "react";
import { Icon } from "../../shared/ui/icon";
import { nextPreference, readPreference, storePreference, type ThemePreference } from "./theme-state";

const SHOWN = {
  system: { icon: "sun-moon", label: "Thème : automatique" },
  light: { icon: "sun", label: "Thème : clair" },
  dark: { icon: "moon", label: "Thème : sombre" },
} as const;

/** Button that cycles through system, light and dark: its icon in a bar, with its words in a menu, which has no class of its own. The built page always shows « automatique »; the stored choice appears after hydration. */
export function ThemeToggle({ className }: { className?: string }) {
  const [preference, setPreference] = useState<ThemePreference>("system");
  useEffect(() => setPreference(readPreference()), []);

  const change = () => {
    const next = nextPreference(preference);
    setPreference(next);
    storePreference(next);
  };
  const { icon, label } = SHOWN[preference];
  return (
    <button type="button" className={className} onClick={change} aria-label={label} title={className && label}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
