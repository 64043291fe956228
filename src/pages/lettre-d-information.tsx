import { AccountHead } from "../members/account-head";
import { NewsletterPlace } from "../messages/newsletter/newsletter-place";
import { routes } from "../routes";
import { PageHead } from "../shared/ui/page-head";

const TITLE = "La lettre de la semaine";

/** Page that the link in the e-mail of the newsletter leads to; nothing changes before a button is pressed. */
export default function NewsletterPage() {
  return (
    <div className="wrap narrow">
      <PageHead crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]} title={TITLE} />
      <NewsletterPlace />
    </div>
  );
}

export const Head = () => <AccountHead title={TITLE} description="Confirmer une inscription à notre lettre." />;
