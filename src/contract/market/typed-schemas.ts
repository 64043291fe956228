/** Schemas that convert what people type or choose in a form to the stored value, with the error sentence for a wrong answer. */
import * as z from "zod/mini";
import { typedAmount } from "../shared/typed";
import { valuesOf } from "./lists";

export const CHOOSE = "Choisissez une réponse.";

export type List = Readonly<Record<string, string>>;
export const choice = <L extends List>(list: L) => z.enum(valuesOf(list), CHOOSE);
/** "" becomes null. */
export const optionalChoice = <L extends List>(list: L) =>
  z.pipe(
    z.enum(["", ...valuesOf(list)], CHOOSE),
    z.transform((value) => (value === "" ? null : (value as keyof L & string))),
  );

const isWithin = (text: string, least: number, most: number) => {
  const value = typedAmount(text);
  return value !== null && value >= least && value <= most;
};
export const wholeNumber = (wrong: string, least: number, most: number) =>
  z.pipe(
    z.string(wrong).check(
      z.maxLength(20, wrong),
      z.refine((text) => isWithin(text, least, most), wrong),
    ),
    z.transform((text) => typedAmount(text) ?? Number.NaN),
  );
/** "" becomes null. */
export const optionalWholeNumber = (wrong: string, least: number, most: number) =>
  z.pipe(
    z.string(wrong).check(
      z.maxLength(20, wrong),
      z.refine((text) => text.trim() === "" || isWithin(text, least, most), wrong),
    ),
    z.transform(typedAmount),
  );
