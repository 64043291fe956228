import { normalPhone, type PhoneRule } from "./phone";

const LINK =
  /https?:\/\/|www\.|\b(?:wa|t|fb)\.me\b|\bbit\.ly\b|@\w|\w\.(?:com|net|org|info|sn|fr|ci|ma|app|shop|site)\b/i;
/** A run of digits with the separators allowed inside one telephone number. */
const RUN = /[+\d][\d\s.()/_*•·-]*\d/g;
/** Number of digits of a telephone number: a price or a mileage has fewer; the maximum is « 00 » and the 15 digits of ITU-T E.164. */
const MIN_PHONE_DIGITS = 8;
const MAX_PHONE_DIGITS = 17;

/** Whether consecutive groups of digits of a run form a telephone number. */
function holdsPhone(run: string, rule: PhoneRule): boolean {
  const groups = run.match(/\d+/g) ?? [];
  return groups.some((_, from) => {
    const sign = from === 0 && run.startsWith("+") ? "+" : "";
    let digits = "";
    // Each group has at least one digit, so more groups than that exceed any number; without this limit a text of digits takes quadratic time.
    for (const group of groups.slice(from, from + MAX_PHONE_DIGITS)) {
      digits += group;
      if (digits.length > MAX_PHONE_DIGITS) return false;
      if (digits.length >= MIN_PHONE_DIGITS && normalPhone(sign + digits, rule) !== null) return true;
    }
    return false;
  });
}

/** Whether a text contains contact details: a telephone number, a web address or an e-mail address. */
export const holdsContact = (text: string, rule: PhoneRule): boolean =>
  LINK.test(text) || (text.match(RUN) ?? []).some((run) => holdsPhone(run, rule));
