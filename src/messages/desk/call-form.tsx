import { type FormEvent, useState } from "react";
import {
  type DeskLead,
  LEAD_STATE_NAMES,
  LEAD_STATES,
  type LeadState,
  MAX_CALL_NOTE_LENGTH,
} from "../../contract/messages/lead-desk";
import { isDay } from "../../contract/shared/day";
import { today } from "../../shared/dates/dates";
import { Field } from "../../shared/ui/form/field";
import * as form from "../../shared/ui/form/form.later.module.css";

/** Records what came of a call. @returns sentences by field where the edge refused it */
export type OnCall = (said: {
  readonly state: LeadState;
  readonly recall_on: string | null;
  readonly note: string;
}) => Promise<Readonly<Record<string, string>>>;

/** What came of a call (rule: messages/desk-calls). */
export function CallForm({ lead, onCall }: { readonly lead: DeskLead; readonly onCall: OnCall }) {
  const [state, setState] = useState<LeadState>(lead.state === "a_appeler" ? "appele" : lead.state);
  const [day, setDay] = useState("");
  const [note, setNote] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    const recall_on = state === "rappeler" ? day : null;
    if (recall_on !== null && !isDay(recall_on)) return setErrors({ recall_on: "Donnez le jour où rappeler." });
    setBusy(true);
    setErrors(await onCall({ state, recall_on, note }));
    setBusy(false);
  };
  const hiddenName = <span className="visually-hidden"> : {lead.name}</span>;
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={<>Nouvel état{hiddenName}</>} error={errors["state"]}>
        {(ties) => (
          <select {...ties} value={state} onChange={({ target }) => setState(target.value as LeadState)}>
            {LEAD_STATE_NAMES.map((name) => (
              <option key={name} value={name}>
                {LEAD_STATES[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {state === "rappeler" && (
        <Field label={<>Le rappeler le{hiddenName}</>} error={errors["recall_on"]}>
          {(ties) => (
            <input {...ties} type="date" min={today()} value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
      )}
      <Field label={<>Note d’appel{hiddenName}</>} optional error={errors["note"]}>
        {(ties) => (
          <textarea
            {...ties}
            rows={4}
            maxLength={MAX_CALL_NOTE_LENGTH}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className={form.actions}>
        <button className="button plain" aria-disabled={busy || undefined}>
          Noter{hiddenName}
        </button>
      </div>
    </form>
  );
}
