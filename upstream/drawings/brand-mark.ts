import { mix } from "./colour";

/** Letters of the name's words, three at most: « Land Rover » gives LR, « Haval » H, « BYD » BYD. */
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
  return only === only.toUpperCase() ? only.slice(0, 3) : only.charAt(0).toUpperCase();
};

const safe = (text: string): string => text.replace(/[<>&"']/g, "");

/** Ink and ground of a monogram: one for all brands, so that nobody takes it for an emblem in the brand's colours. */
const [INK, GROUND] = ["#3c4744", "#eceae6"];

/** A brand's mark, 96 × 96: the given 24 × 24 path in the colour, or else a monogram in a badge. */
export const brandMarkSvg = ({ name, color, path }: { name: string; color: string; path?: string }): string => {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">';
  if (path)
    return `${open}<path d="${safe(path)}" fill="${mix(color, color, 0)}" transform="translate(12 12) scale(3)"/></svg>`;
  const letters = safe(initials(name));
  const breadth = [...letters].reduce(
    (sum, letter) => sum + ("MW".includes(letter) ? 1.05 : "IJ".includes(letter) ? 0.4 : 0.76),
    0,
  );
  const size = Math.round(Math.min(46, 55 / breadth));
  return `${open}<rect x="8" y="8" width="80" height="80" rx="20" fill="${GROUND}"/><text x="48" y="${48 + size * 0.355}" text-anchor="middle" font-family="Helvetica, Arial, 'DejaVu Sans', sans-serif" font-weight="700" font-size="${size}" letter-spacing="${letters.length > 1 ? 0.5 : 0}" fill="${INK}">${letters}</text></svg>`;
};
