import { normalPhone, type PhoneRule } from "./phone";

const LINK = /https?:\/\/|www\.|\b(?:wa|t|fb)\.me\b|\bbit\.ly\b|@\w|\w\.(?:com|net|org|info|sn|fr|ci|ma|app|shop|site)\b/i;
/** Figures and what stands between those of one number. */
const RUN = /[+\d][\d\s.()/_*•·-]*\d/g;
/** A price or a mileage is shorter. */
const SHORTEST_PHONE = 8;

/** Whether figures that stand together are a number to call, from one group of them to another. */
function holdsPhone(run: string, rule: PhoneRule): boolean {
  const groups = run.match(/\d+/g) ?? [];
  return groups.some((_, from) =>
    groups.slice(from).some((__, length) => {
      const digits = groups.slice(from, from + length + 1).join("");
      return digits.length >= SHORTEST_PHONE && digits.length <= 17 && normalPhone((from === 0 && run.startsWith("+") ? "+" : "") + digits, rule) !== null;
    }),
  );
}

/** Whether a text tells how to reach somebody elsewhere: a telephone number, an address of the web, an e-mail. */
export const holdsContact = (text: string, rule: PhoneRule): boolean => LINK.test(text) || (text.match(RUN) ?? []).some((run) => holdsPhone(run, rule));
