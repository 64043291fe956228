import { frenchDate } from "../../shared/dates/dates";

/** « 22 novembre à 14:05 » for an ISO instant. The year is omitted, because copies are at most a month old. */
export const copyDate = (iso: string) => `${frenchDate(iso).replace(/ \d{4}$/, "")} à ${iso.slice(11, 16)}`;

/** Adds a notice to the HTML of a cached page, at the start of the body and outside the element that React hydrates. */
export function withNotice(html: string, keptAt: string): string {
  const notice = `<p role="status" class="wrap small">Le réseau ne répond pas\u00a0: copie du ${copyDate(keptAt)}. <a class="button plain" href="">Réessayer</a></p>`;
  return html.replace(/<body[^>]*>/, (body) => body + notice);
}
