import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ICONS } from "../shared/ui/icon";
import { bodySymbols } from "./body-symbols";
import { contentHash } from "./content-hash";

/**
 * Shapes of 24 × 24 by the name of their icon. Each icon set is one file, where packages of a file for each icon have thousands.
 * @throws an error where the set has no icon of that name
 */
function shapesOf(set: "lucide" | "simple-icons"): (name: string) => string {
  const file = path.resolve("node_modules/@iconify-json", set, "icons.json");
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
  };
  return (name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`${set} has no icon « ${name} »`);
    return icon.body;
  };
}

/** What the symbol says for all of its shapes. */
const OF_THE_SYMBOL = / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin|width)="[^"]*")/g;

/** simple-icons no longer has the LinkedIn mark, so this draws a plain « in » in the same square. */
const LINKEDIN =
  "M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm2 7v8h2.6v-8zm1.3-4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10.400 10v8H13v-4.300c0-2 2.400-2.100 2.400 0V18H18v-5c0-3.900-3.800-3.700-5-1.800V10z";

/** The fill of the shapes is that of the styles around them, which is none but for the star of a score. @param more attributes of the symbol */
function symbol(shapes: string, id: string, more = ""): string {
  const bare = shapes.replace(OF_THE_SYMBOL, "").replace(/<\/?g>/g, "");
  return `<symbol id="${id}" viewBox="0 0 24 24"${more} stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${bare}</symbol>`;
}

/** The mark of the site, a road in the shape of a tick: the shapes of static/icon.svg, which the Worker's own build does not have at hand. */
export const MARK =
  '<rect width="32" height="32" rx="9" fill="#0B6B4F"/><path d="M6.500 16.500 13 24.500 25.500 7.500" fill="none" stroke="#fff" stroke-width="6.200" stroke-linecap="round" stroke-linejoin="round"/><path d="m14.600 21.500 9.600-12.900" fill="none" stroke="#F2A52C" stroke-width="1.300" stroke-linecap="round" stroke-dasharray="2.600 2.800"/>';

/** Google asks that its mark keep its four colours. */
const GOOGLE =
  '<path fill="#4285F4" d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z"/><path fill="#34A853" d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z"/><path fill="#FBBC05" d="M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l2.85-2.22.81-.62z"/><path fill="#EA4335" d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z"/>';

const solid = (name: string, shapes: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor">${shapes.replace(' fill="currentColor"', "")}</symbol>`;

/** Combines all icons in one file, so that no page repeats their shapes. */
function drawSprite(): string {
  const icon = shapesOf("lucide");
  const brand = shapesOf("simple-icons");
  const symbols = [
    `<symbol id="logo" viewBox="0 0 32 32">${MARK}</symbol>`,
    ...ICONS.map((name) => symbol(icon(name), name)),
    ...bodySymbols(),
    symbol(icon("heart"), "heart-kept", ' fill="currentColor"'),
    solid("whatsapp", brand("whatsapp")),
    solid("facebook", brand("facebook")),
    `<symbol id="google" viewBox="0 0 24 24">${GOOGLE}</symbol>`,
    solid("linkedin", `<path d="${LINKEDIN}"/>`),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

let drawn: string | undefined;
/** Drawn once in each process: the sets are 5 MB, and a build asks several times. */
const sprite = () => (drawn ??= drawSprite());

const addressOf = (content: string) => `/static/icons-${contentHash(content)}.svg`;

/** Address of the sprite. It contains a hash, so that browsers can cache the file for ever. */
export const iconsPath = (): string => addressOf(sprite());

export function writeIcons(publicDir: string): void {
  const content = sprite();
  const file = path.join(publicDir, addressOf(content));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
