import { routes } from "../routes";
import * as brief from "../shared/ui/brief.page.module.css";
import { PageHead } from "../shared/ui/page-head";
import { Road } from "../shared/ui/road";
import { AccountPlace } from "./account-place";
import * as styles from "./account-place.page.module.css";
import { AccountReasons, type Reason } from "./account-reasons";

interface Props {
  readonly form: "login" | "register";
  readonly title: string;
  readonly lead: string;
  /** What an account is for. */
  readonly reasons: readonly Reason[];
  /** The other form, for a browser without scripts. */
  readonly other: { readonly question: string; readonly label: string; readonly path: string };
}

/** /login or /register: what an account is for, beside the form where there is room. */
export const AccountPage = ({ form, title, lead, reasons, other }: Props) => (
  <div className={`wrap ${styles.page} ${brief.brief}`} data-undisturbed="">
    <PageHead crumbs={[{ label: "Accueil", path: routes.home }, { label: title }]} title={title} lead={lead} />
    <AccountReasons reasons={reasons} />
    <AccountPlace form={form} />
    <Road />
    <noscript>
      <p className="small">
        {other.question} <a href={other.path}>{other.label}</a>
      </p>
    </noscript>
  </div>
);
