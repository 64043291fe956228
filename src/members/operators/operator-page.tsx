import type { ReactNode } from "react";
import { routes } from "../../routes";
import { PageHead } from "../../shared/ui/page-head";
import { AccountHead } from "../account-head";

/** A page of operators, to which no page leads. */
export const OperatorPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="wrap" data-trayless="" data-undisturbed="">
    <PageHead crumbs={[{ label: "Accueil", path: routes.home }, { label: title }]} title={title} />
    {children}
  </div>
);

export const OperatorHead = ({ title }: { readonly title: string }) => (
  <AccountHead title={title} description="Réservé à l’équipe du site." />
);
