import { nfd } from "../../contract/shared/normal-form";
import type { Gender } from "./gender";

/** A name in a sentence. Where the brand is said (« Opel Corsa »), the gender is still that of the model. */
export interface Named {
  readonly name: string;
  readonly gender: Gender | null;
}

/** « i10 », « iX », « e-208 », « ë-C3 »: a letter that is said alone, before which the press keeps the article. */
const LONE_LETTER = /^[a-z](?:[\d.-]|[A-Z])/;
/** « la Uno », « le onze »: numbers and words of a few more are said as if they began with a consonant. */
const KEPT = /^(?:uno|onze|oui|ouistiti|uhlan)\b/i;
/** The few names whose h is mute. That of foreign names is not: « le Hilux », « la Honda », « le HR-V ». */
const MUTE_H = /^(?:hispano|horizon|hermione|hirondelle)/i;
/** A vowel, or a y that is one: « l’Audi », « l’Ypsilon », but « la Yaris ». */
const VOWEL = /^(?:[aeiouæœ]|y[bcdfghj-np-tvwxz])/i;

/** Whether an article is elided before a name. A figure never has it so: « la 208 », « le 3008 ». */
export function isElided(name: string): boolean {
  const plain = nfd(name.trimStart()).replace(/\p{M}/gu, "");
  if (LONE_LETTER.test(plain) || KEPT.test(plain)) return false;
  return MUTE_H.test(plain) || VOWEL.test(plain);
}

const before = (name: string, elided: string, whole: string) => (isElided(name) ? elided : `${whole} `) + name;

/** « le Duster », « la Toyota Corolla », « l’Opel Corsa »; the bare name where the gender is unknown. */
export const the = ({ name, gender }: Named): string =>
  gender === null ? name : before(name, "l’", gender === "MASCULINE" ? "le" : "la");

/** « du Hilux », « de la Corolla », « de l’Accent »; « de Hilux », « d’Accent » where the gender is unknown. */
export const ofThe = (named: Named): string =>
  named.gender === null
    ? before(named.name, "d’", "de")
    : named.gender === "MASCULINE" && !isElided(named.name)
      ? `du ${named.name}`
      : `de ${the(named)}`;
