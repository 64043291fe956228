import { AccountHead } from "../members/account-head";
import { MemberPlace } from "../members/member-place";
import { routes } from "../routes";
import { PageHead } from "../shared/ui/page-head";

const TITLE = "Mon compte";
const load = async () => (await import("../mine/member-account")).MemberAccount;

export default function AccountPage() {
  return (
    <div className="wrap" data-undisturbed="">
      <PageHead crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]} title={TITLE} />
      <MemberPlace load={load} waiting="Votre compte arrive…" invitation="Connectez-vous pour voir votre compte." />
    </div>
  );
}

export const Head = () => <AccountHead title={TITLE} description="Vos informations, vos choix." />;
