import { AccountHead } from "../members/account-head";
import { AccountPage } from "../members/account-page";
import { routes } from "../routes";

const LoginPage = () => (
  <AccountPage
    form="login"
    title="Mon compte"
    lead="Pour retrouver, sur tous vos appareils :"
    reasons={[
      { label: "Vos annonces", detail: "Leurs vues, leurs contacts, et de quoi les corriger ou les renouveler." },
      { label: "Vos alertes", detail: "Les recherches et les prix que vous suivez." },
      { label: "Vos avis", detail: "Ce que vous avez écrit, et où en est sa relecture." },
    ]}
    other={{ question: "Pas encore de compte\u00a0?", label: "Devenir membre", path: routes.register }}
  />
);

export default LoginPage;

export const Head = () => (
  <AccountHead title="Se connecter" description="Connectez-vous à votre compte, ou devenez membre." />
);
