import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { siFacebook, siGoogle, siWhatsapp } from "simple-icons";
import { ICONS } from "../shared/ui/icon";
import { contentHash } from "./content-hash";

/** simple-icons no longer has the LinkedIn mark, so this draws a plain « in » in the same square. */
const LINKEDIN =
  "M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm2 7v8h2.6v-8zm1.3-4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10.400 10v8H13v-4.300c0-2 2.400-2.100 2.400 0V18H18v-5c0-3.900-3.800-3.700-5-1.800V10z";

/** @param fill of the shapes, which are lines where it is none */
function symbol(name: string, id = name, fill = "none"): string {
  const file = readFileSync(path.resolve("node_modules/lucide-static/icons", `${name}.svg`), "utf8");
  const shapes = file
    .slice(file.indexOf(">", file.indexOf("<svg")) + 1, file.lastIndexOf("</svg>"))
    .replace(/\s+/g, " ")
    .trim();
  return `<symbol id="${id}" viewBox="0 0 24 24" fill="${fill}" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
}

/** The mark of the site, which the browser shows beside its title too: a road in the shape of a tick. */
function mark(): string {
  const file = readFileSync(path.resolve("static/icon.svg"), "utf8");
  return file
    .trim()
    .replace(/^<svg [^>]*?viewBox/, '<symbol id="logo" viewBox')
    .replace(/<\/svg>$/, "</symbol>");
}

const solid = (name: string, shape: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor"><path d="${shape}"/></symbol>`;

/** Combines all icons in one file, so that no page repeats their shapes. */
function sprite(): string {
  const symbols = [
    mark(),
    ...ICONS.map((name) => symbol(name)),
    symbol("heart", "heart-kept", "currentColor"),
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
