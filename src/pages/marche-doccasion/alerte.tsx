import { AccountHead } from "../../members/account-head";
import { AlertPlace } from "../../market/alerts/alert-place";
import { routes } from "../../routes";
import { PageHead } from "../../shared/ui/page-head";

const TITLE = "Mon alerte";

/** Page that the links in the e-mails of an alert lead to; nothing changes before a button is pressed. */
export default function AlertPage() {
  return (
    <div className="wrap narrow">
      <PageHead
        crumbs={[
          { label: "Accueil", path: routes.home },
          { label: "Occasion", path: routes.usedCars },
          { label: TITLE },
        ]}
        title={TITLE}
      />
      <AlertPlace />
    </div>
  );
}

export const Head = () => <AccountHead title={TITLE} description="Confirmer une alerte d’annonces, ou l’arrêter." />;
