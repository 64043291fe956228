import { useEffect, useRef, useState } from "react";
import type { AdPaper } from "../../contract/market/papers";
import type { AdDecision, ModeratedAd, SellerDecision } from "../../contract/market/moderation";
import { saveFile } from "../../members/operators/ops-file";
import { type AtDesk, OpsDoor } from "../../members/operators/ops-door";
import { count } from "../../shared/figures/figures";
import type { Answer } from "../../shared/http/ask";
import { showToast } from "../../shared/toasts/show-toast";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { AdToJudge } from "./ad-to-judge";
import { askWork, decideAd, decideSeller, markPapers, settleReports, type Work } from "./ask-ops";
import type { Decided } from "./decisions";
import * as styles from "./moderation.later.module.css";

const WRONG_TOKEN = 401;
const CHANGED = 409;
/** What a toast says of a decision. */
const DONE = { approve: "publiée", keep: "laissée en ligne", refuse: "refusée" };

/** The moderation desk: ads that wait and ads that were reported, for an operator who may decide about ads. */
export const Desk = () => <OpsDoor right="ads">{(desk) => <AdsDesk {...desk} />}</OpsDoor>;

function AdsDesk({ session, rights, endedBy }: AtDesk) {
  const [work, setWork] = useState<Work | null>(null);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const refresh = useEffectEvent(async () => {
    const answer = await askWork(session);
    if (answer.ok) {
      setWork(answer.value);
      setFailure(undefined);
    } else if (!endedBy(answer)) setFailure(answer.message);
  });
  useEffect(() => void refresh(), [refresh]);

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
        ? await settleReports(session, id, { revision, ...why })
        : await decideAd(session, id, { ...decided, revision } as AdDecision);
    await settle(answer, `${title} : ${DONE[decision]}.`);
  };
  const onSeller = async ({ seller }: ModeratedAd, decision: SellerDecision) =>
    settle(await decideSeller(session, seller.id, decision), `${seller.name} : c’est fait.`);
  /** Saves the papers that the operator has seen. The ad and the focus stay where they are. */
  const onPapers = async ({ id, revision, title }: ModeratedAd, papers: AdPaper[]) => {
    const [answer, done] = [await markPapers(session, id, { revision, papers }), `${title} : papiers vus enregistrés.`];
    return answer.ok ? showToast(done, "success") : settle(answer, done);
  };

  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <button type="button" className="button plain" onClick={() => void refresh()}>
          Actualiser
        </button>
        {rights.includes("site") && (
          <button
            type="button"
            className="button plain"
            onClick={() => void saveFile(session, "decisions.csv", "decisions.csv")}
          >
            Exporter le journal
          </button>
        )}
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
