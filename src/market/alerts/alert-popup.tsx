import { alertSubject } from "../../contract/market/alert-subject";
import { closePopup } from "../../shared/popups/popups-state";
import { Dialog } from "../../shared/ui/dialog";
import { activeIn } from "../search/active";
import { AlertRequest, type AlertRequestProps } from "./alert-request";

/** « Créer une alerte » for a search, « Suivre ce prix » for an ad. */
export function AlertPopup({ search, known }: Pick<AlertRequestProps, "search" | "known">) {
  const subject = alertSubject(search);
  const asked = subject.kind === "search" ? activeIn(subject.search, {}).map(({ label }) => label) : null;
  return (
    <Dialog title={asked ? "Créer une alerte" : "Suivre ce prix"} onClose={closePopup}>
      <AlertRequest
        search={search}
        known={known}
        about={
          asked ? (
            <p>
              Nous vous écrivons dès qu’une annonce arrive ou qu’un prix baisse, une fois par heure au plus&nbsp;:{" "}
              <b>{asked.join(", ") || "toutes les annonces"}</b>.
            </p>
          ) : (
            <p>Nous vous écrivons si le prix de cette voiture baisse. L’alerte s’arrête quand elle est vendue.</p>
          )
        }
        after={
          <button type="button" className="button" onClick={closePopup}>
            Fermer
          </button>
        }
      />
    </Dialog>
  );
}
