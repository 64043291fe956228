import { alertSubject } from "../../contract/market/alert-subject";
import { adShell, routes } from "../../routes";

/** Page of what an alert is about: its search, or its ad, of which the id is enough. @param search as the alert is stored */
export function subjectPath(search: string): string {
  const subject = alertSubject(search);
  if (subject.kind === "ad") return `${adShell}/${subject.id}`;
  return search ? `${routes.usedSearch}?${search}` : routes.usedSearch;
}
