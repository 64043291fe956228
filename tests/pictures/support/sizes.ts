/** Screens on which every page is pictured: the smallest usual phone, a tablet and a laptop. */
export const SIZES = {
  "360": { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  "768": { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true },
  "1440": { viewport: { width: 1440, height: 900 } },
} as const;

export type Size = keyof typeof SIZES;
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
