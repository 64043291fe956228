/**
 * Fields of what visitors send, for their forms and for the edge: trimmed, with the sentence that stands under a wrong one
 * (rule: messages/trimmed, messages/field-sentences).
 */
import * as z from "zod/mini";
import { nfc } from "../shared/normal-form";
import { normalPhone, type PhoneRule } from "../shared/phone";

const withoutControls = (text: string) =>
  nfc(text)
    .replace(/[^\P{C}\n]/gu, "")
    .trim();
export const trimmed = z.pipe(z.string(), z.transform(withoutControls));

/** One line or more that has to be there. */
export const required = (missing: string, longest: number, shortest = 1) =>
  z.pipe(
    trimmed,
    z.string().check(z.minLength(shortest, missing), z.maxLength(longest, `${longest} caractères au plus.`)),
  );

/** A line that may stay empty: "" is null. */
export const optional = (longest: number) =>
  z.pipe(
    trimmed,
    z.pipe(
      z.string().check(z.maxLength(longest, `${longest} caractères au plus.`)),
      z.transform((text) => text || null),
    ),
  );

export const BAD_EMAIL = "Veuillez saisir une adresse e-mail valide.";
/** One @, a dot after it, no spaces: no more can be known without writing to it. */
const isEmail = (text: string) => {
  const [name = "", host = "", ...more] = text.split("@");
  return more.length === 0 && name !== "" && /^[^\s.]+(?:\.[^\s.]+)+$/.test(host) && !/\s/.test(name);
};
export const email = z.pipe(trimmed, z.string().check(z.maxLength(254, BAD_EMAIL), z.refine(isEmail, BAD_EMAIL)));
export const optionalEmail = z.pipe(
  trimmed,
  z.pipe(
    z.string().check(
      z.maxLength(254, BAD_EMAIL),
      z.refine((text) => text === "" || isEmail(text), BAD_EMAIL),
    ),
    z.transform((text) => text || null),
  ),
);

const BAD_PHONE = "Veuillez saisir un numéro de téléphone valide, comme 77 123 45 67.";
const phoneOr = (rule: PhoneRule, empty: boolean) =>
  z.pipe(
    z.string().check(
      z.maxLength(40, BAD_PHONE),
      z.refine((text) => (empty && text.trim() === "") || normalPhone(text, rule) !== null, BAD_PHONE),
    ),
    z.transform((text) => normalPhone(text, rule)),
  );
/** As people type it; E.164 comes out. */
export const phone = (rule: PhoneRule) => z.pipe(phoneOr(rule, false), z.string());
export const optionalPhone = (rule: PhoneRule) => phoneOr(rule, true);

export const consent = z.literal(true, "Votre accord est nécessaire pour vous répondre.");
export const rowId = z.int().check(z.positive());

/** What comes with every form. */
export const sent = {
  /** Made once by the browser for what it sends: the same message sent again is the same. */
  id: z.uuid(),
  /** A field that people do not see: who fills it in is no one. */
  website: z.string(),
  /** Milliseconds from the form's opening to its sending. */
  filled_in: z.int().check(z.nonnegative()),
  /** Of Turnstile, when the site has its key. */
  captcha: z.nullable(z.string().check(z.maxLength(2_048))),
};
