import { useEffect, useRef, useState } from "react";
import type { ConfirmedAlert } from "../../contract/market/alert";
import { alertSubject, isOnNewCar, subjectText } from "../../contract/market/alert-subject";
import { routes } from "../../routes";
import { queryHere } from "../../shared/address/address";
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

const BUTTONS: Readonly<Record<Act, string>> = {
  confirm: "Confirmer mon alerte",
  leave: "Ne plus recevoir cette alerte",
};

/** A page with one button: mail programs that open every link must neither confirm nor cancel an alert. */
export function AlertAnswer() {
  const [asked] = useState(() => askedBy(queryHere()));
  const [done, setDone] = useState<{ readonly act: Act; readonly alert: ConfirmedAlert | null } | null>(null);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void (done && place.current?.focus()), [done]);

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
  if (done) {
    const subject = done.alert && alertSubject(done.alert.search);
    return (
      <div ref={place} tabIndex={-1} role="status" className="stack">
        <p>
          {done.act === "leave" ? "C’est fait : vous ne recevrez plus cette alerte." : subject && promiseOf(subject)}
        </p>
        {done.alert && (
          <p>
            <b>{done.alert.name}</b>
          </p>
        )}
        <p>
          <a className="button" href={subjectPath(done.alert?.search ?? "")}>
            {subject ? linkWords(subject) : "Chercher une voiture d’occasion"}
          </a>
        </p>
      </div>
    );
  }
  const { act, token } = asked;
  const answer = async () => {
    if (busy) return;
    setBusy(true);
    const answered = await answerAlert(act, token);
    setBusy(false);
    if (answered.ok) setDone({ act, alert: answered.value });
    else setFailure(answered.message);
  };
  return (
    <div className="stack">
      <p>
        {act === "leave"
          ? "Vous ne voulez plus de cette alerte ? Un appui suffit, sans vous connecter."
          : "Vous avez demandé une alerte : confirmez qu’elle est de vous."}
      </p>
      {failure && <p role="alert">{failure}</p>}
      <p>
        <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void answer()}>
          {busy ? "Un instant…" : BUTTONS[act]}
        </button>
      </p>
    </div>
  );
}
