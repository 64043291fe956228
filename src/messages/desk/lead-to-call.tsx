import { Answers } from "../../members/operators/answers";
import { useAtomValue } from "jotai";
import { type ReactNode, useId } from "react";
import { DELIVERIES, type DeskLead, LEAD_STATES } from "../../contract/messages/lead-desk";
import { routes } from "../../routes";
import { frenchDate, shortDate } from "../../shared/dates/dates";
import { spaced } from "../../shared/ui/spaced";
import { brandsAtom, type ListedBrand } from "../../site/frame/brands-state";
import { CallForm, type OnCall } from "./call-form";
import * as styles from "./desk.later.module.css";
import { spokenPhone } from "../../shared/text/spoken-phone";
import { budgetWords, leadWords } from "./lead-words";

/** The hour in Dakar, which has the time of UTC. */
const hourOf = (iso: string) => iso.slice(11, 16).replace(":", " h ");

/** The car that was asked about, as far as the lists of every page name it. Addresses are found by their id (rule: site/right-id). */
function carOf({ model_id, version_id }: DeskLead, brands: readonly ListedBrand[]): ReactNode {
  if (version_id !== null)
    return <a href={routes.version("x", "x", { id: version_id, slug: "x" })}>la version demandée</a>;
  if (model_id === null) return null;
  const named = brands.flatMap(({ name, models }) =>
    models.filter(({ modelId }) => modelId === model_id).map((model) => `${name} ${model.name}`),
  );
  return <a href={routes.model("x", { id: model_id, slug: "x" })}>{named[0] ?? "le modèle demandé"}</a>;
}

function factsOf(lead: DeskLead, brands: readonly ListedBrand[]): readonly (readonly [string, ReactNode])[] {
  const words = leadWords(lead);
  const wished = lead.brand_ids.map((id) => brands.find(({ brandId }) => brandId === id)?.name ?? `n° ${id}`);
  return [
    ["Demande", words.request],
    ["Voiture", carOf(lead, brands)],
    ["Concessionnaire", lead.dealer_id === null ? null : `n° ${lead.dealer_id}`],
    ["État de la voiture", words.condition],
    ["Marques", wished.join(", ")],
    ["Budget", budgetWords(lead.budget)],
    ["Paiement", words.payment],
    ["Répondre par", `${words.channel}, ${words.moment.toLowerCase()}`],
    ["Ville", lead.city],
    ["E-mail", lead.email && <a href={`mailto:${lead.email}`}>{lead.email}</a>],
    ["api.php", DELIVERIES[lead.delivery]],
  ];
}

/** One request with all that its caller needs, what came of earlier calls, and the form to record the next. */
export function LeadToCall({ lead, onCall }: { readonly lead: DeskLead; readonly onCall: OnCall }) {
  const id = useId();
  const brands = useAtomValue(brandsAtom);
  return (
    <article className={styles.lead} aria-labelledby={id}>
      <h3 id={id}>
        {lead.name} <span className={styles.reference}>{lead.reference}</span>
      </h3>
      <p>
        <a className="button" href={`tel:${lead.phone}`}>
          Appeler le {spokenPhone(lead.phone)}
        </a>
      </p>
      <p className="quiet">
        Reçue le {shortDate(lead.received_at)} à {hourOf(lead.received_at)}.
        {lead.recall_on && ` À rappeler le ${frenchDate(lead.recall_on)}.`}
      </p>
      <Answers className={styles.facts} answers={factsOf(lead, brands)} />
      {lead.calls.length > 0 && (
        <ul className={styles.calls} aria-label="Appels">
          {lead.calls.map(({ at, operator, state, recall_on, note }) => (
            <li key={at}>
              <time dateTime={at}>
                {shortDate(at)} à {hourOf(at)}
              </time>
              , <b>{operator}</b>
              {spaced(` : ${LEAD_STATES[state].toLowerCase()}`)}
              {recall_on && ` le ${frenchDate(recall_on)}`}.{note && ` ${note}`}
            </li>
          ))}
        </ul>
      )}
      <CallForm lead={lead} onCall={onCall} />
    </article>
  );
}
