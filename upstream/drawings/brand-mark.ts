import { mix } from "./colour";

/** Letters of the name's words, three at most: « Land Rover » gives LR, « BYD » BYD; of one word its first and last, so that Changan (CN) and Chery (CY) differ. */
const initials = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s\-_.]+/)
    .filter(Boolean);
  const only = words[0] ?? "";
  if (words.length > 1)
    return words
      .slice(0, 3)
      .map((word) => word.charAt(0))
      .join("")
      .toUpperCase();
  return only === only.toUpperCase() ? only.slice(0, 3) : `${only.charAt(0)}${only.slice(-1)}`.toUpperCase();
};

const safe = (text: string): string => text.replace(/[<>&"']/g, "");

/** Ink of a monogram and its ring: one for all brands, so that nobody takes it for an emblem in the brand's colours. */
const INK = "#3c4744";

/** A brand's mark, 96 × 96: the given 24 × 24 path in the colour, or else a monogram in a ring. */
export const brandMarkSvg = ({ name, color, path }: { name: string; color: string; path?: string }): string => {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">';
  if (path)
    return `${open}<path d="${safe(path)}" fill="${mix(color, color, 0)}" transform="translate(12 12) scale(3)"/></svg>`;
  const letters = safe(initials(name));
  const breadth = [...letters].reduce(
    (sum, letter) => sum + ("MW".includes(letter) ? 1.05 : "IJ".includes(letter) ? 0.4 : 0.76),
    0,
  );
  const size = Math.round(Math.min(44, 52 / breadth));
  return `${open}<circle cx="48" cy="48" r="40" fill="none" stroke="${INK}" stroke-width="5"/><text x="48" y="${48 + size * 0.355}" text-anchor="middle" font-family="Helvetica, Arial, 'DejaVu Sans', sans-serif" font-weight="700" font-size="${size}" letter-spacing="${letters.length > 1 ? 0.5 : 0}" fill="${INK}">${letters}</text></svg>`;
};
