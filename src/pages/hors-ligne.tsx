import { AccountHead } from "../members/account-head";
import { KeptPages } from "../site/offline/kept-pages";
import { routes } from "../routes";
import { PageHead } from "../shared/ui/page-head";

const TITLE = "Pas de réseau";

/** Offline page, shown in place of a page that is not cached when the network does not answer. */
export default function OfflinePage() {
  return (
    <div className="wrap" data-undisturbed="">
      <PageHead
        crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]}
        title={TITLE}
        lead="Cette page n’est pas encore sur cet appareil. Les pages déjà ouvertes restent lisibles un mois sans réseau."
      />
      <a className="button" href="">
        Réessayer
      </a>
      <KeptPages />
    </div>
  );
}

export const Head = () => <AccountHead title={TITLE} description="Les pages gardées sur cet appareil." />;
