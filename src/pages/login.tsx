import { AccountHead } from "../members/account-head";
import { AccountPage } from "../members/account-page";
import { routes } from "../routes";

const LoginPage = () => (
  <AccountPage
    form="login"
    title="Mon compte"
    lead="Pour retrouver, sur tous vos appareils :"
    reasons={["Vos annonces", "Vos alertes", "Vos avis"]}
    other={{ question: "Pas encore de compte\u00a0?", label: "Devenir membre", path: routes.register }}
  />
);

export default LoginPage;

export const Head = () => (
  <AccountHead title="Se connecter" description="Connectez-vous à votre compte, ou devenez membre." />
);
