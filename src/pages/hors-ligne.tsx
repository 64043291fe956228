import { AccountHead } from "../members/account-head";
import { KeptPages } from "../site/offline/kept-pages";
import { routes } from "../routes";
import { Empty } from "../shared/ui/empty";
import { PageHead } from "../shared/ui/page-head";

const TITLE = "Pas de réseau";

/** Offline page, shown in place of a page that is not cached when the network does not answer. */
export default function OfflinePage() {
  return (
    <div className="wrap narrow stack">
      <PageHead crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]} title={TITLE} />
      <Empty
        sentence="Cette page n’est pas encore sur cet appareil. Celles que vous ouvrez avec du réseau s’ouvrent ensuite sans, pendant un mois."
        action={{ label: "Réessayer", path: "" }}
      />
      <KeptPages />
    </div>
  );
}

export const Head = () => <AccountHead title={TITLE} description="Les pages gardées sur cet appareil." />;
