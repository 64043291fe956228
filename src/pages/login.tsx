import { AccountHead } from "../members/account-head";
import { AccountReasons } from "../members/account-reasons";
import { AccountPlace } from "../members/account-place";
import { routes } from "../routes";
import { PageHead } from "../shared/ui/page-head";

const TITLE = "Mon compte";

export default function LoginPage() {
  return (
    <div className="wrap narrow" data-undisturbed="">
      <PageHead
        crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]}
        title={TITLE}
        lead="Pour retrouver, sur tous vos appareils :"
      />
      <AccountReasons />
      <AccountPlace form="login" />
      <noscript>
        <p className="small">
          Pas encore de compte&nbsp;? <a href={routes.register}>Devenir membre</a>
        </p>
      </noscript>
    </div>
  );
}

export const Head = () => (
  <AccountHead title="Se connecter" description="Connectez-vous à votre compte, ou devenez membre." />
);
