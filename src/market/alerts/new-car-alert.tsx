import { useCallback, useEffect } from "react";
import type { NamedAlert } from "../../contract/market/alert";
import { routes } from "../../routes";
import { asAgreed, ask } from "../../shared/http/ask";
import { useAsked } from "../../shared/http/use-asked";
import { Unread } from "../../shared/ui/unread";
import { AlertRequest } from "./alert-request";
import { knownEmail } from "./known-email";
import { subjectPath } from "./subject-path";

type Named = { readonly known: Awaited<ReturnType<typeof knownEmail>>; readonly name: string | null };

/** What the alert is called and who asks for it; a name of null for a car that is not in the guide. */
async function readNamed(search: string) {
  const named = await ask(`/api/alerts/name?${new URLSearchParams({ search })}`, asAgreed<NamedAlert>());
  if (!named.ok && named.status !== 404) return named;
  const value: Named = { name: named.ok ? named.value.name : null, known: await knownEmail() };
  return { ok: true, value } as const;
}

/** Asks for an alert on the price of a new car, whose page links here. @param search « modele_neuf=13 », « version_neuve=130 » */
export function NewCarAlert({ search }: { search: string }) {
  const [asked, askAgain] = useAsked(useCallback(() => readNamed(search), [search]));
  useEffect(() => void askAgain(), [askAgain]);
  if (asked === "asked") return <p>Un instant…</p>;
  if (asked === "missing") return <Unread sentence="La voiture n’a pas pu être chargée." onRetry={askAgain} />;
  if (asked.name === null)
    return (
      <p>
        Cette voiture n’est plus dans le guide. <a href={routes.newCars}>Voir les voitures neuves</a>
      </p>
    );
  const back = <a href={subjectPath(search)}>Revenir à la voiture</a>;
  return (
    <div className="stack" data-undisturbed="">
      <AlertRequest
        search={search}
        known={asked.known}
        about={
          <p>
            <b>{asked.name}</b>&nbsp;: nous vous écrivons s’il baisse, ou dès qu’il est connu s’il ne l’est pas encore.
          </p>
        }
        after={back}
      />
      <p>{back}</p>
    </div>
  );
}
