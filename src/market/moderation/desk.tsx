import { useCallback, useEffect, useRef, useState } from "react";
import type { AdPaper } from "../../contract/market/papers";
import type { AdDecision, ModeratedAd, SellerDecision } from "../../contract/market/moderation";
import { count } from "../../shared/figures/figures";
import type { Answer } from "../../shared/http/ask";
import { showToast } from "../../shared/toasts/show-toast";
import { AdToJudge } from "./ad-to-judge";
import {
  askWork,
  decideAd,
  decideSeller,
  dropToken,
  keepToken,
  markPapers,
  settleReports,
  tokenNow,
  type Work,
} from "./ask-ops";
import type { Decided } from "./decisions";
import * as styles from "./moderation.later.module.css";
import { TokenForm } from "./token-form";

const WRONG_TOKEN = 401;
const CHANGED = 409;
/** What a toast says of a decision. */
const DONE = { approve: "publiée", keep: "laissée en ligne", refuse: "refusée" };

/** The moderation desk: ads that wait and ads that were reported, for the operator to decide. The token stays in this tab. */
export function Desk() {
  const [token, setToken] = useState(tokenNow);
  const [work, setWork] = useState<Work | null>(null);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const leave = useCallback((message?: string) => {
    dropToken();
    setToken(null);
    setWork(null);
    setFailure(message);
  }, []);

  const refresh = useCallback(async () => {
    if (token === null) return;
    const answer = await askWork(token);
    if (answer.ok) {
      setWork(answer.value);
      setFailure(undefined);
    } else if (answer.status === WRONG_TOKEN) leave("Ce jeton n’est pas le bon.");
    else setFailure(answer.message);
  }, [token, leave]);
  useEffect(() => void refresh(), [refresh]);

  if (token === null) {
    const enter = (typed: string) => {
      keepToken(typed);
      setFailure(undefined);
      setToken(typed);
    };
    return <TokenForm failure={failure} onToken={enter} />;
  }

  /** Removes a decided ad from the list. Focus moves to the top of the list, since the pressed button no longer exists. */
  const settle = async (answer: Answer<unknown>, done: string) => {
    showToast(answer.ok ? done : answer.message, answer.ok ? "success" : "error");
    if (answer.ok || answer.status === CHANGED || answer.status === WRONG_TOKEN) {
      await refresh();
      heading.current?.focus();
    }
  };
  const onDecision = async ({ id, title, revision }: ModeratedAd, decided: Decided & { readonly note?: string }) => {
    const { decision, ...why } = decided;
    const answer =
      decision === "keep"
        ? await settleReports(token, id, { revision, ...why })
        : await decideAd(token, id, { ...decided, revision } as AdDecision);
    await settle(answer, `${title} : ${DONE[decision]}.`);
  };
  const onSeller = async ({ seller }: ModeratedAd, decision: SellerDecision) =>
    settle(await decideSeller(token, seller.id, decision), `${seller.name} : c’est fait.`);
  /** Saves the papers that the operator has seen. The ad and the focus stay where they are. */
  const onPapers = async ({ id, revision, title }: ModeratedAd, papers: AdPaper[]) => {
    const [answer, done] = [await markPapers(token, id, { revision, papers }), `${title} : papiers vus enregistrés.`];
    return answer.ok ? showToast(done, "success") : settle(answer, done);
  };

  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <button type="button" className="button plain" onClick={() => void refresh()}>
          Actualiser
        </button>
        <button type="button" className="button plain" onClick={() => leave()}>
          Fermer la modération
        </button>
      </div>
      {failure && <p role="alert">{failure}</p>}
      <h2 ref={heading} tabIndex={-1}>
        {work ? `${count(work.waiting.total, "annonce")} en attente` : "Chargement…"}
      </h2>
      {work?.waiting.ads.map((ad) => (
        <AdToJudge
          key={`${ad.id} ${ad.revision}`}
          ad={ad}
          onDecision={onDecision}
          onSeller={onSeller}
          onPapers={onPapers}
        />
      ))}
      {work && work.waiting.total > work.waiting.ads.length && (
        <p>Les suivantes apparaissent une fois celles-ci traitées.</p>
      )}
      {work && <h2>{count(work.reported.ads.length, "annonce signalée", "annonces signalées")}</h2>}
      {work?.reported.ads.map(({ ad, reports }) => (
        <AdToJudge
          key={`${ad.id} ${ad.revision}`}
          ad={ad}
          reports={reports}
          onDecision={onDecision}
          onSeller={onSeller}
          onPapers={onPapers}
        />
      ))}
    </div>
  );
}
