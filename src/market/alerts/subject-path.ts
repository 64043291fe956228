import { alertSubject } from "../../contract/market/alert-subject";
import { adShell, routes } from "../../routes";

/** Page of what an alert is about: its search, its ad or its new car, of which the id is enough. @param search as the alert is stored */
export function subjectPath(search: string): string {
  const subject = alertSubject(search);
  if (subject.kind === "ad") return `${adShell}/${subject.id}`;
  if (subject.kind === "model") return routes.model("voiture", { id: subject.id, slug: "prix" });
  if (subject.kind === "version") return routes.version("voiture", "prix", { id: subject.id, slug: "prix" });
  return search ? `${routes.usedSearch}?${search}` : routes.usedSearch;
}
