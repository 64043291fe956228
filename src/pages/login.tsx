import { AccountHead } from "../members/account-head";
import { AccountPlace } from "../members/account-place";
import { routes } from "../routes";
import { PageHead } from "../shared/ui/page-head";

const TITLE = "Mon compte";

export default function LoginPage() {
  return (
    <div className="wrap narrow">
      <PageHead
        crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]}
        title={TITLE}
        lead="Se connecter pour donner son avis et gérer son compte."
      />
      <AccountPlace form="login" />
      <p className="small">
        Pas encore de compte ? <a href={routes.register}>Devenir membre</a>
      </p>
    </div>
  );
}

export const Head = () => (
  <AccountHead title="Se connecter" description="Connectez-vous à votre compte, ou devenez membre." />
);
