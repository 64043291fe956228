import type { OwnAlert } from "../../contract/market/alert";
import { routes } from "../../routes";
import { showToast } from "../../shared/toasts/show-toast";
import { Empty } from "../../shared/ui/empty";
import { Icon } from "../../shared/ui/icon";
import * as lines from "../../shared/ui/lines.later.module.css";
import { Unread } from "../../shared/ui/unread";
import { deleteAlert } from "./own-alerts-api";
import { subjectPath } from "./subject-path";
import type { useOwnAlerts } from "./use-own-alerts";

/** « Mes alertes » in /mon-compte: each alert links to its search, and is deleted by one press. */
export function MyAlerts({ own: { asked, ask, removed } }: { readonly own: ReturnType<typeof useOwnAlerts> }) {
  const remove = async ({ id }: OwnAlert) => {
    const gone = await deleteAlert(id);
    showToast(
      gone ? "Vous ne recevrez plus cette alerte." : "L’alerte n’a pas pu être supprimée : réessayez dans un moment.",
      gone ? "success" : "error",
    );
    if (gone) removed(id);
  };
  const alerts = typeof asked === "string" ? null : asked.alerts;
  return (
    <section className={lines.part} id="alertes">
      <h2>Mes alertes</h2>
      {asked === "asked" && <p role="status">Vos alertes arrivent…</p>}
      {asked === "missing" && <Unread sentence="Vos alertes n’ont pas pu être chargées." onRetry={ask} />}
      {alerts && alerts.length === 0 && (
        <Empty
          icon="bell"
          sentence="Vous n’avez pas d’alerte. Cherchez une voiture, puis touchez « Créer une alerte »."
          action={{ label: "Chercher une voiture d’occasion", path: routes.usedSearch }}
        />
      )}
      {alerts && alerts.length > 0 && (
        <ul className={lines.lines}>
          {alerts.map((alert) => (
            <li key={alert.id}>
              <Icon name="bell" />
              <div>
                <a href={subjectPath(alert.search)}>{alert.name}</a>
                {!alert.confirmed && <p className="small">À confirmer par le lien de l’e-mail</p>}
              </div>
              <button type="button" onClick={() => void remove(alert)}>
                Supprimer<span className="visually-hidden"> : {alert.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
