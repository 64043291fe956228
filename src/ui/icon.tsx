/** The icons of the sprite that src/build/icons.ts draws from lucide, by their names there. */
export const ICONS = [
  "arrow-left", "arrow-right", "arrow-up-right", "banknote", "battery-charging", "calendar", "car", "check", "chevron-down", "chevron-right",
  "clock", "cog", "copy", "file-text", "fuel", "gauge", "globe", "id-card", "layout-grid", "leaf", "luggage", "mail", "map-pin", "menu", "message-circle", "moon", "mountain",
  "newspaper", "palette", "percent", "phone", "plug-zap", "printer", "rss", "search", "share-2", "shield-check", "sparkles", "star", "store",
  "sun", "sun-moon", "thumbs-down", "thumbs-up", "triangle-alert", "users", "wrench", "x", "zap",
] as const;
/** Marks that lucide does not have, drawn from simple-icons. */
export const MARKS = ["whatsapp", "facebook", "google"] as const;
export type IconName = (typeof ICONS)[number] | (typeof MARKS)[number] | "linkedin";

/** A decorative icon: what it means stands in the text beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${__ICONS__}#${name}`} />
    </svg>
  );
}
