import type { Overview } from "../../contract/site/operations";
import { instantText, UNREAD } from "./instant-text";
import * as styles from "./operations.later.module.css";

type Incident = NonNullable<Overview["incidents"]>[number];

/** What operators were told of an incident. */
function toldText({ sure, over_at, told }: Incident): string {
  if (!sure) return "une seule vérification jusqu’ici : rien n’est encore signalé";
  if (told === "nothing") return "pas encore signalé";
  if (told === "over") return "début et fin signalés";
  return over_at === null ? "début signalé" : "début signalé, fin pas encore";
}

/** Parts that failed within a month, and what operators were told of them. */
export function Incidents({ incidents, told }: Pick<Overview, "incidents" | "told">) {
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents">Pannes signalées</h2>
      {!told && (
        <p>Personne n’est prévenu&nbsp;: le site n’a pas d’adresse pour le faire (ALERT_HOOK_URL ou ALERT_EMAILS).</p>
      )}
      {incidents === null && <p>{UNREAD}</p>}
      {told && incidents?.length === 0 && <p>Aucune depuis un mois.</p>}
      {incidents !== null && incidents.length > 0 && (
        <ul className={styles.parts}>
          {incidents.map((one) => (
            <li key={one.id} className={one.over_at === null ? styles.beyond : styles.part}>
              <h3>{one.part}</h3>
              <p>
                {one.over_at === null
                  ? `Depuis le ${instantText(one.began_at)}`
                  : `Du ${instantText(one.began_at)} au ${instantText(one.over_at)}`}
                &nbsp;: {one.said}
              </p>
              <p className="quiet small">{toldText(one)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
