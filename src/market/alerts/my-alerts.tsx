import { useEffect } from "react";
import type { OwnAlert } from "../../contract/market/alert";
import { routes } from "../../routes";
import { useAsked } from "../../shared/http/use-asked";
import { showToast } from "../../shared/toasts/show-toast";
import { Unread } from "../../shared/ui/unread";
import * as styles from "./my-alerts.later.module.css";
import { subjectPath } from "./subject-path";
import { deleteAlert, listAlerts } from "./own-alerts-api";

/** « Mes alertes » in /mon-compte: each alert links to its search, and is deleted by one press. */
export function MyAlerts() {
  const [asked, ask, change] = useAsked(listAlerts);
  useEffect(() => void ask(), [ask]);
  const remove = async ({ id }: OwnAlert) => {
    const gone = await deleteAlert(id);
    showToast(
      gone ? "Vous ne recevrez plus cette alerte." : "L’alerte n’a pas pu être supprimée : réessayez dans un moment.",
      gone ? "success" : "error",
    );
    if (gone) change(({ alerts }) => ({ alerts: alerts.filter((one) => one.id !== id) }));
  };
  const alerts = typeof asked === "string" ? null : asked.alerts;
  return (
    <section className={styles.part} id="alertes">
      <h2>Mes alertes</h2>
      {asked === "asked" && <p role="status">Vos alertes arrivent…</p>}
      {asked === "missing" && <Unread sentence="Vos alertes n’ont pas pu être chargées." onRetry={ask} />}
      {alerts && alerts.length === 0 && (
        <p>
          Vous n’avez pas d’alerte. <a href={routes.usedSearch}>Chercher une voiture d’occasion</a>, puis « Créer une
          alerte ».
        </p>
      )}
      {alerts && alerts.length > 0 && (
        <ul className={styles.alerts}>
          {alerts.map((alert) => (
            <li key={alert.id}>
              <p>
                <a href={subjectPath(alert.search)}>{alert.name}</a>
                {!alert.confirmed && " (à confirmer par le lien de l’e-mail)"}
              </p>
              <button type="button" className="button plain" onClick={() => void remove(alert)}>
                Supprimer<span className="visually-hidden"> : {alert.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
