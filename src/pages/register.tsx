import { AccountHead } from "../members/account-head";
import { AccountPage } from "../members/account-page";
import { routes } from "../routes";

const RegisterPage = () => (
  <AccountPage
    form="register"
    title="Devenir membre"
    lead="Avec un compte gratuit :"
    reasons={[
      { label: "Publiez une annonce", detail: "Gratuit, en ligne 45 jours, avec ses vues et ses contacts." },
      { label: "Donnez votre avis", detail: "Sur la voiture que vous conduisez, ses qualités et ses défauts." },
      { label: "Retrouvez vos alertes de prix", detail: "Au même endroit, sur tous vos appareils." },
    ]}
    other={{ question: "Déjà un compte\u00a0?", label: "Se connecter", path: routes.login }}
  />
);

export default RegisterPage;

export const Head = () => (
  <AccountHead title="S'inscrire" description="Créez votre compte pour donner votre avis sur votre voiture." />
);
