import { useEffect, useRef, useState } from "react";
import { type DeskLeads, LEAD_STATE_NAMES, LEAD_STATES, type LeadState } from "../../contract/messages/lead-desk";
import { type AtDesk, OpsDoor } from "../../members/operators/ops-door";
import { saveFile } from "../../members/operators/ops-file";
import { today } from "../../shared/dates/dates";
import { count } from "../../shared/figures/figures";
import { showToast } from "../../shared/toasts/show-toast";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { askLeads, noteCall } from "./ask-leads";
import * as styles from "./desk.later.module.css";
import { LeadToCall } from "./lead-to-call";

/** The desk of requests for a car (rule: messages/desk). */
export const LeadsDesk = () => <OpsDoor right="leads">{(desk) => <Leads {...desk} />}</OpsDoor>;

function Leads({ session, endedBy }: AtDesk) {
  const [state, setState] = useState<LeadState>("a_appeler");
  const [shown, setShown] = useState<(DeskLeads & { readonly state: LeadState }) | null>(null);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const refresh = useEffectEvent(async (wanted: LeadState) => {
    const answer = await askLeads(session, wanted);
    if (answer.ok) {
      setShown({ ...answer.value, state: wanted });
      setFailure(undefined);
    } else if (!endedBy(answer)) setFailure(answer.message);
  });
  useEffect(() => void refresh(state), [refresh, state]);

  const onCall = async (
    id: string,
    said: Parameters<typeof noteCall>[2],
  ): Promise<Readonly<Record<string, string>>> => {
    const answer = await noteCall(session, id, said);
    if (!answer.ok) {
      if (!endedBy(answer)) showToast(answer.message, "error");
      return answer.fields;
    }
    showToast("C’est noté.", "success");
    await refresh(state);
    if (said.state !== state) heading.current?.focus(); // The request has left this list.
    return {};
  };
  const leads = shown?.state === state ? shown.leads : null;
  const total = shown?.counts[state] ?? 0;
  return (
    <div className={styles.desk}>
      <fieldset className={styles.states}>
        <legend className="visually-hidden">État des demandes</legend>
        {LEAD_STATE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className="button plain"
            aria-pressed={name === state}
            onClick={() => setState(name)}
          >
            {LEAD_STATES[name]} ({shown?.counts[name] ?? 0})
          </button>
        ))}
      </fieldset>
      <div className={styles.states}>
        <button type="button" className="button plain" onClick={() => void refresh(state)}>
          Actualiser
        </button>
        <button
          type="button"
          className="button plain"
          onClick={() => void saveFile(session, `leads.csv?etat=${state}`, `demandes-${state}-${today()}.csv`)}
        >
          Exporter cette liste
        </button>
        <button
          type="button"
          className="button plain"
          onClick={() => void saveFile(session, "leads.csv", `demandes-${today()}.csv`)}
        >
          Exporter tout
        </button>
      </div>
      {failure && <p role="alert">{failure}</p>}
      <h2 ref={heading} tabIndex={-1}>
        {leads ? `${LEAD_STATES[state]} : ${count(total, "demande")}` : "Chargement…"}
      </h2>
      {leads?.map((lead) => (
        <LeadToCall key={`${lead.id} ${lead.calls.length}`} lead={lead} onCall={(said) => onCall(lead.id, said)} />
      ))}
      {leads && total > leads.length && (
        <p>Les suivantes apparaissent une fois celles-ci traitées ; l’export les a toutes.</p>
      )}
      <p className="quiet">
        Une demande reste ici 90 jours après sa transmission, puis disparaît avec ses notes. N’exportez que ce qu’il
        faut.
      </p>
    </div>
  );
}
