import { useState } from "react";
import type { ConfirmedAlert } from "../../contract/market/alert";
import { alertSubject, isOnNewCar, subjectText } from "../../contract/market/alert-subject";
import { routes } from "../../routes";
import { queryHere } from "../../shared/address/address";
import { MailAnswer } from "../../shared/ui/mail-answer";
import { subjectPath } from "./subject-path";
import { answerAlert } from "./answer-alert";
import { linkWords, promiseOf } from "./alert-words";
import { NewCarAlert } from "./new-car-alert";

type Act = "confirm" | "leave";

/** What the link of an alert’s e-mail asks for; null when the visitor did not follow such a link. */
function askedBy(params: URLSearchParams): { readonly act: Act; readonly token: string } | null {
  const [confirm, leave] = [params.get("jeton"), params.get("quitter")];
  return leave ? { act: "leave", token: leave } : confirm ? { act: "confirm", token: confirm } : null;
}

const QUESTIONS: Readonly<Record<Act, { readonly question: string; readonly button: string }>> = {
  confirm: {
    question: "Vous avez demandé une alerte\u00a0: confirmez qu’elle est de vous.",
    button: "Confirmer mon alerte",
  },
  leave: {
    question: "Vous ne voulez plus de cette alerte\u00a0? Un appui suffit, sans vous connecter.",
    button: "Ne plus recevoir cette alerte",
  },
};

/** What is said once an alert is confirmed, or left. @param alert absent for one that is left */
function Answered({ act, alert }: { readonly act: Act; readonly alert: ConfirmedAlert | null }) {
  const subject = alert && alertSubject(alert.search);
  return (
    <>
      <p>{act === "leave" ? "C’est fait : vous ne recevrez plus cette alerte." : subject && promiseOf(subject)}</p>
      {alert && (
        <p>
          <b>{alert.name}</b>
        </p>
      )}
      <p>
        <a className="button" href={subjectPath(alert?.search ?? "")}>
          {subject ? linkWords(subject) : "Chercher une voiture d’occasion"}
        </a>
      </p>
    </>
  );
}

/** The page that the link of an alert's e-mail opens. */
export function AlertAnswer() {
  const [asked] = useState(() => askedBy(queryHere()));
  if (!asked) {
    const subject = alertSubject(queryHere().toString());
    if (isOnNewCar(subject)) return <NewCarAlert search={subjectText(subject)} />;
    return (
      <p className="stack">
        Cette page s’ouvre depuis le lien d’un e-mail d’alerte.{" "}
        <a href={routes.usedSearch}>Chercher une voiture d’occasion</a>
      </p>
    );
  }
  const { act, token } = asked;
  return (
    <MailAnswer {...QUESTIONS[act]} answer={() => answerAlert(act, token)}>
      {(alert) => <Answered act={act} alert={alert} />}
    </MailAnswer>
  );
}
