import { frenchDate } from "../../shared/dates/dates";

/** « 22 novembre à 14:05 », from an ISO instant. Copies are a month old at most: no year. */
export const copyDate = (iso: string) => `${frenchDate(iso).replace(/ \d{4}$/, "")} à ${iso.slice(11, 16)}`;

/** The HTML of a kept page, with a sentence before all else that says so; outside what the application takes over. */
export function withNotice(html: string, keptAt: string): string {
  const notice = `<p role="status" class="wrap small">Le réseau ne répond pas\u00a0: copie du ${copyDate(keptAt)}. <a class="button plain" href="">Réessayer</a></p>`;
  return html.replace(/<body[^>]*>/, (body) => body + notice);
}
