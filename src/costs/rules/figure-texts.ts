import { sinceText, whenText } from "../../shared/dates/dates";
import { figure } from "../../shared/figures/figures";
import { site } from "../../site";
import type { Parameter } from "./parameters";

/** A dated figure of the country (`parametres_pays`) with the fields needed to put it in a sentence. */
export interface LabelledParameter extends Parameter {
  readonly label: string;
  readonly unit: string | null;
  readonly effective: string | null;
}

/** « %/an » → « % par an », « F/l » → « FCA par litre » */
const unitText = (unit: string | null) =>
  (unit ?? "")
    .replace(/^F(?=\/)/, site.currencySuffix)
    .replace(/\/l$/, " par litre")
    .replace(/\/(?=\p{L})/u, " par ");

/** Formats the country’s figures for use in sentences; null for an unknown figure. */
export function figureTexts(parameters: readonly LabelledParameter[]) {
  const find = (key: string) => parameters.find((parameter) => parameter.key === key);
  return {
    /** « 9,5 % », « 8 à 18 % par an » */
    amount(key: string): string | null {
      const { value = null, valueMax = null, unit = null } = find(key) ?? {};
      if (value === null) return null;
      const range = valueMax !== null && valueMax !== value;
      return `${range ? `${figure(value, "").trim()} à ` : ""}${figure(range ? valueMax : value, unitText(unit))}`;
    },
    /** « le 24 octobre 2025 », « en 2013 » */
    when(key: string): string | null {
      const effective = find(key)?.effective;
      return effective ? whenText(effective) : null;
    },
    /** « depuis le 24 octobre 2025 », « depuis 2013 » */
    since(key: string): string | null {
      const effective = find(key)?.effective;
      return effective ? sinceText(effective) : null;
    },
    label: (key: string): string | null => find(key)?.label ?? null,
  };
}

/** A sentence that contains figures; null when one of them is unknown (rule: costs/unknown-figures). */
export const sentence = (words: TemplateStringsArray, ...figures: readonly (string | null)[]): string | null =>
  figures.includes(null) ? null : words.reduce((text, next, index) => text + figures[index - 1] + next);

/** The sentences whose figures are all known. */
export const known = (sentences: readonly (string | null)[]): readonly string[] =>
  sentences.filter((text) => text !== null);
