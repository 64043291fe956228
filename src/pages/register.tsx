import { AccountHead } from "../members/account-head";
import { AccountPage } from "../members/account-page";
import { routes } from "../routes";

const RegisterPage = () => (
  <AccountPage
    form="register"
    title="Devenir membre"
    lead="Avec un compte gratuit :"
    reasons={["Publiez une annonce", "Donnez votre avis", "Retrouvez vos alertes de prix"]}
    other={{ question: "Déjà un compte\u00a0?", label: "Se connecter", path: routes.login }}
  />
);

export default RegisterPage;

export const Head = () => (
  <AccountHead title="S'inscrire" description="Créez votre compte pour donner votre avis sur votre voiture." />
);
