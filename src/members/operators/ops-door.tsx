import { useAtomValue } from "jotai";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type OperatorSelf, type Right, ROLES } from "../../contract/members/operators";
import { leadsDesk, moderationDesk, operationsDesk } from "../../routes";
import type { Failure } from "../../shared/http/ask";
import { spaced } from "../../shared/ui/spaced";
import { accountAtom, dispatch } from "../account-state";
import { requireMember } from "../open-account";
import { NewFactorForm } from "./new-factor-form";
import * as styles from "./operators.later.module.css";
import { askSelf, dropToken, keepToken, type OpsSession, tokenNow } from "./ops-session";
import { TokenForm } from "./token-form";

const WRONG_TOKEN = 401;
/** The account may be an operator’s: the edge did not say. */
const saysNothing = ({ status }: Failure) => status === 0 || status === 429 || status >= 500;

/** An operator whose right to the page was verified. */
export interface AtDesk {
  readonly session: OpsSession;
  readonly rights: readonly Right[];
  /** Called with each failed answer: a session that is no longer taken ends. @returns whether it did */
  readonly endedBy: (failure: Failure) => boolean;
}

interface Props {
  /** What the page is for. */
  readonly right: Right;
  readonly children: (desk: AtDesk) => ReactNode;
}

const DESKS: readonly (readonly [right: Right, path: string, name: string])[] = [
  ["ads", moderationDesk, "Modération des annonces"],
  ["leads", leadsDesk, "Bureau des demandes"],
  ["site", operationsDesk, "Exploitation du site"],
];

/**
 * The door of the operators' pages: it asks for the operator's account, or for the token of commands, says who is signed in, and opens what their role may do
 * (rule: members/operator-pages).
 */
export function OpsDoor({ right, children }: Props) {
  const { member } = useAtomValue(accountAtom);
  const [token, setToken] = useState(tokenNow);
  const [self, setSelf] = useState<OperatorSelf | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const asked = useRef(0);
  const uid = token === null ? member?.uid : undefined;

  const ask = useCallback(async () => {
    const turn = ++asked.current;
    setSelf(null);
    if (token === null && uid === undefined) return;
    const answer = await askSelf(sessionOf(token));
    if (turn !== asked.current) return; // Another account has signed in meanwhile.
    if (answer.ok) setSelf(answer.value);
    setFailure(answer.ok ? null : answer);
    if (!answer.ok && answer.status === WRONG_TOKEN && token !== null) {
      dropToken();
      setToken(null);
    }
  }, [token, uid]);
  useEffect(() => void ask(), [ask]);

  const leave = (why: Failure | null = null) => {
    setSelf(null);
    setFailure(why);
    if (token === null) void signOut();
    else dropToken();
    setToken(null);
  };
  const enter = (typed: string) => {
    keepToken(typed);
    setFailure(null);
    setToken(typed);
  };
  const endedBy = (answer: Failure) => {
    const ended = answer.status === WRONG_TOKEN;
    if (ended) leave(answer);
    return ended;
  };

  if (self !== null && (token !== null || uid !== undefined))
    return (
      <>
        <div className={styles.bar}>
          <p>
            {spaced("Connecté : ")}
            <b>{self.name}</b>, {self.role === null ? "jeton du site" : ROLES[self.role].name}
          </p>
          {DESKS.map(
            ([needed, path, name]) =>
              needed !== right &&
              self.rights.includes(needed) && (
                <a key={path} className="button plain" href={path}>
                  {name}
                </a>
              ),
          )}
          <button type="button" className="button plain" onClick={() => leave()}>
            {token === null ? "Se déconnecter" : "Fermer"}
          </button>
        </div>
        {self.rights.includes(right) ? (
          children({ session: sessionOf(token), rights: self.rights, endedBy })
        ) : (
          <p role="alert">{spaced("Votre rôle n’ouvre pas cette page : demandez-le à qui tient le site.")}</p>
        )}
      </>
    );
  if (token !== null) return <Waiting failure={failure} onRetry={ask} />;
  if (uid !== undefined) {
    if (failure?.code === "second_factor") return <NewFactorForm onDone={() => leave()} />;
    if (failure === null || saysNothing(failure)) return <Waiting failure={failure} onRetry={ask} />;
  }
  return (
    <div className={styles.ways}>
      <section>
        <h2>Avec votre compte</h2>
        {member && failure && <p role="alert">{spaced(failure.message)}</p>}
        <p>{spaced("Le vôtre sur ce site, avec son second facteur : vos décisions sont notées à votre nom.")}</p>
        {member ? (
          <button type="button" className="button plain" onClick={() => leave()}>
            Se déconnecter
          </button>
        ) : (
          <button
            type="button"
            className="button"
            onClick={() => {
              setFailure(null);
              void requireMember();
            }}
          >
            Se connecter
          </button>
        )}
      </section>
      <section>
        <h2>Avec le jeton</h2>
        <TokenForm failure={member || failure === null ? undefined : wrongToken(failure)} onToken={enter} />
      </section>
    </div>
  );
}

const sessionOf = (token: string | null): OpsSession => (token === null ? { by: "account" } : { by: "token", token });
const wrongToken = ({ code, message }: Failure) => (code === "who_are_you" ? "Ce jeton n’est pas le bon." : message);

async function signOut(): Promise<void> {
  dispatch({ type: "signed-out" });
  await (await import("../provider")).signOut();
}

function Waiting({ failure, onRetry }: { readonly failure: Failure | null; readonly onRetry: () => Promise<void> }) {
  if (failure === null) return <p className="quiet">Un instant…</p>;
  return (
    <p role="alert">
      {spaced(failure.message)}{" "}
      <button type="button" className="button plain" onClick={() => void onRetry()}>
        Réessayer
      </button>
    </p>
  );
}
