import { AccountHead } from "../members/account-head";
import { LeadsPlace } from "../messages/desk/leads-place";
import { routes } from "../routes";
import { PageHead } from "../shared/ui/page-head";

const TITLE = "Bureau des demandes";

/** The desk of requests for a car, for operators; no page links to it. */
export default function LeadsDeskPage() {
  return (
    <div className="wrap" data-trayless="" data-undisturbed="">
      <PageHead crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]} title={TITLE} />
      <LeadsPlace />
    </div>
  );
}

export const Head = () => <AccountHead title={TITLE} description="Réservé à l’équipe du site." />;
