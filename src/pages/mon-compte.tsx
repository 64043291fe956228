import { AccountHead } from "../app/account-head";
import { MemberPlace } from "../features/account/member-place";
import { routes } from "../routes";
import { PageHead } from "../ui/page-head";

const TITLE = "Mon compte";

export default function AccountPage() {
  return (
    <div className="wrap narrow">
      <PageHead crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]} title={TITLE} />
      <MemberPlace />
    </div>
  );
}

export const Head = () => <AccountHead title={TITLE} description="Vos informations, vos choix." />;
