import { AccountHead } from "../members/account-head";
import { AccountReasons } from "../members/account-reasons";
import { AccountPlace } from "../members/account-place";
import { routes } from "../routes";
import { PageHead } from "../shared/ui/page-head";

const TITLE = "Devenir membre";

export default function RegisterPage() {
  return (
    <div className="wrap narrow" data-undisturbed="">
      <PageHead
        crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]}
        title={TITLE}
        lead="Gratuit, pour donner votre avis et vendre."
      />
      <AccountReasons />
      <AccountPlace form="register" />
      <noscript>
        <p className="small">
          Déjà un compte&nbsp;? <a href={routes.login}>Se connecter</a>
        </p>
      </noscript>
    </div>
  );
}

export const Head = () => (
  <AccountHead title="S'inscrire" description="Créez votre compte pour donner votre avis sur votre voiture." />
);
