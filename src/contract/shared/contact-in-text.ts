import { normalPhone, type PhoneRule } from "./phone";

const LINK =
  /https?:\/\/|www\.|\b(?:wa|t|fb)\.me\b|\bbit\.ly\b|@\w|\w\.(?:com|net|org|info|sn|fr|ci|ma|app|shop|site)\b/i;
/** Figures and what stands between those of one number. */
const RUN = /[+\d][\d\s.()/_*•·-]*\d/g;
/** Digits of a number to call: a price or a mileage has fewer; « 00 » and what ITU-T E.164 allows are no more. */
const MIN_PHONE_DIGITS = 8;
const MAX_PHONE_DIGITS = 17;

/** Whether figures that stand together are a number to call, from one group of them to another. */
function holdsPhone(run: string, rule: PhoneRule): boolean {
  const groups = run.match(/\d+/g) ?? [];
  return groups.some((_, from) => {
    const sign = from === 0 && run.startsWith("+") ? "+" : "";
    let digits = "";
    // Each group has a digit at least: more of them are longer than any number, and a text of nothing else would be read over and over.
    for (const group of groups.slice(from, from + MAX_PHONE_DIGITS)) {
      digits += group;
      if (digits.length > MAX_PHONE_DIGITS) return false;
      if (digits.length >= MIN_PHONE_DIGITS && normalPhone(sign + digits, rule) !== null) return true;
    }
    return false;
  });
}

/** Whether a text tells how to reach somebody elsewhere: a telephone number, an address of the web, an e-mail. */
export const holdsContact = (text: string, rule: PhoneRule): boolean =>
  LINK.test(text) || (text.match(RUN) ?? []).some((run) => holdsPhone(run, rule));
