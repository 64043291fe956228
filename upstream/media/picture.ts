/** What to draw for an address under /media, and in which format it leaves. */
export interface Picture {
  svg: string;
  format: "jpeg" | "png" | "svg";
  /** Pixels the drawing itself is wide. */
  drawnWidth: number;
  /** Pixels the file is wide. */
  width: number;
}

/** A photo is drawn 1600 wide and leaves as wide as the widest that the site makes of it: the card of a shared link. */
export const photo = (svg: string): Picture => ({ svg, format: "jpeg", drawnWidth: 1600, width: 1200 });
