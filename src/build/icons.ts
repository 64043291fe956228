import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { siFacebook, siGoogle, siWhatsapp } from "simple-icons";
import { ICONS } from "../shared/ui/icon";
import { bodySymbols } from "./body-symbols";
import { contentHash } from "./content-hash";

/** simple-icons no longer has the LinkedIn mark, so this draws a plain « in » in the same square. */
const LINKEDIN =
  "M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm2 7v8h2.6v-8zm1.3-4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10.400 10v8H13v-4.300c0-2 2.400-2.100 2.400 0V18H18v-5c0-3.900-3.800-3.700-5-1.800V10z";

/** The fill of the shapes is that of the styles around them, which is none but for the star of a score. @param more attributes of the symbol */
function symbol(name: string, id = name, more = ""): string {
  const file = readFileSync(path.resolve("node_modules/lucide-static/icons", `${name}.svg`), "utf8");
  const shapes = file
    .slice(file.indexOf(">", file.indexOf("<svg")) + 1, file.lastIndexOf("</svg>"))
    .replace(/\s+/g, " ")
    .trim();
  return `<symbol id="${id}" viewBox="0 0 24 24"${more} stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
}

/** The mark of the site, a road in the shape of a tick: the shapes of static/icon.svg, which the Worker's own build does not have at hand. */
export const MARK =
  '<rect width="32" height="32" rx="9" fill="#0B6B4F"/><path d="M6.500 16.500 13 24.500 25.500 7.500" fill="none" stroke="#fff" stroke-width="6.200" stroke-linecap="round" stroke-linejoin="round"/><path d="m14.600 21.500 9.600-12.900" fill="none" stroke="#F2A52C" stroke-width="1.300" stroke-linecap="round" stroke-dasharray="2.600 2.800"/>';

const solid = (name: string, shape: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor"><path d="${shape}"/></symbol>`;

/** Combines all icons in one file, so that no page repeats their shapes. */
function sprite(): string {
  const symbols = [
    `<symbol id="logo" viewBox="0 0 32 32">${MARK}</symbol>`,
    ...ICONS.map((name) => symbol(name)),
    ...bodySymbols(),
    symbol("heart", "heart-kept", ' fill="currentColor"'),
    solid("whatsapp", siWhatsapp.path),
    solid("facebook", siFacebook.path),
    solid("google", siGoogle.path),
    solid("linkedin", LINKEDIN),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

const addressOf = (content: string) => `/static/icons-${contentHash(content)}.svg`;

/** Address of the sprite. It contains a hash, so that browsers can cache the file for ever. */
export const iconsPath = (): string => addressOf(sprite());

export function writeIcons(publicDir: string): void {
  const content = sprite();
  const file = path.join(publicDir, addressOf(content));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
