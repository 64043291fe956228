/** Icons of the sprite that src/build/icons.ts makes from lucide, by their lucide names. */
export const ICONS = [
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "badge-percent",
  "banknote",
  "bell",
  "calendar",
  "car",
  "check",
  "chevron-down",
  "clipboard-check",
  "clock",
  "cog",
  "copy",
  "droplet",
  "file-text",
  "flag",
  "fuel",
  "gauge",
  "gem",
  "globe",
  "heart",
  "id-card",
  "layout-grid",
  "key-round",
  "leaf",
  "luggage",
  "mail",
  "map-pin",
  "maximize",
  "menu",
  "message-circle",
  "moon",
  "mountain",
  "phone",
  "printer",
  "rss",
  "scale",
  "search",
  "share-2",
  "shield-check",
  "ship",
  "sparkles",
  "star",
  "store",
  "sun",
  "sun-moon",
  "thumbs-down",
  "thumbs-up",
  "user",
  "users",
  "wrench",
  "x",
  "zap",
] as const;
/** Includes the site’s mark, a full heart, and brand logos that lucide does not have. */
export type IconName = (typeof ICONS)[number] | "logo" | "heart-kept" | "whatsapp" | "facebook" | "google" | "linkedin";

/** A decorative icon; the text beside it carries the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${__ICONS__}#${name}`} />
    </svg>
  );
}
