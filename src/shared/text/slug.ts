import { nfd } from "../../contract/shared/normal-form";

/** Lower case, ASCII, hyphen-joined: « Électrique & Cie » → electrique-cie. One function makes them for every address (rule: shared/slug). */
export function slugify(text: string): string {
  return nfd(text)
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
