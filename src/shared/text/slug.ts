import { nfd } from "../../contract/shared/normal-form";

/** Makes a slug of lower-case ASCII words joined by hyphens: « Électrique & Cie » → electrique-cie. All addresses use this function (rule: shared/slug). */
export function slugify(text: string): string {
  return nfd(text)
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
