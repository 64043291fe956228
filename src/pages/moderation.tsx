import { AccountHead } from "../members/account-head";
import { ModerationPlace } from "../market/moderation/moderation-place";
import { routes } from "../routes";
import { PageHead } from "../shared/ui/page-head";

const TITLE = "Modération des annonces";

/** Moderation page for operators; no page links to it. */
export default function ModerationPage() {
  return (
    <div className="wrap" data-trayless="" data-undisturbed="">
      <PageHead crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]} title={TITLE} />
      <ModerationPlace />
    </div>
  );
}

export const Head = () => <AccountHead title={TITLE} description="Réservé à l’équipe du site." />;
