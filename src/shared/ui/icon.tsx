/** The icons of the sprite that src/build/icons.ts draws from lucide, by their names there. */
export const ICONS = [
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "badge-percent",
  "banknote",
  "calendar",
  "car",
  "check",
  "chevron-down",
  "clock",
  "cog",
  "copy",
  "file-text",
  "fuel",
  "gauge",
  "gem",
  "globe",
  "id-card",
  "layout-grid",
  "leaf",
  "luggage",
  "mail",
  "map-pin",
  "menu",
  "message-circle",
  "moon",
  "mountain",
  "phone",
  "printer",
  "rss",
  "search",
  "shield-check",
  "sparkles",
  "star",
  "store",
  "sun",
  "sun-moon",
  "thumbs-down",
  "thumbs-up",
  "users",
  "wrench",
  "x",
  "zap",
] as const;
/** And marks that lucide does not have. */
export type IconName = (typeof ICONS)[number] | "whatsapp" | "facebook" | "google" | "linkedin";

/** A decorative icon: what it means stands in the text beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${__ICONS__}#${name}`} />
    </svg>
  );
}
