import { site } from "../../site";

/** A number as it is read out: « 77 123 45 67 » for a Senegalese number, « +33 6 12… » for another. @param phone E.164 */
export function spokenPhone(phone: string): string {
  const own = `+${site.phone.countryCode}`;
  const national = phone.startsWith(own) ? phone.slice(own.length) : "";
  return /^\d{9}$/.test(national)
    ? national.replace(/^(\d\d)(\d{3})(\d\d)(\d\d)$/, "$1\u00a0$2\u00a0$3\u00a0$4")
    : phone;
}
