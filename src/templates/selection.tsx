import type { HeadProps, PageProps } from "gatsby";
import { frenchSpaces } from "../contract/shared/french-spaces";
import { AccountHead } from "../members/account-head";
import { routes } from "../routes";
import { SelectionPlace } from "../mine/selection-place";
import * as brief from "../shared/ui/brief.page.module.css";
import { PageHead } from "../shared/ui/page-head";

interface Context {
  /** Address of the index of all cars. */
  index: string;
}

const TITLE = "Ma sélection";
const LEAD = "Tout reste dans ce navigateur, rien n’est envoyé : effacer ses données efface aussi cette liste.";

/** All cars that the visitor has stored in this browser. */
export default function SelectionPage({ pageContext: { index } }: PageProps<object, Context>) {
  return (
    <div className={`wrap ${brief.brief}`}>
      <PageHead crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]} title={TITLE} />
      <div className="stack">
        <SelectionPlace index={index} />
        <p className="small quiet">
          {frenchSpaces(LEAD)} Ce que vous avez lu s’ouvre aussi sans réseau&nbsp;:{" "}
          <a href={routes.offline}>les pages gardées sur cet appareil</a>.
        </p>
      </div>
    </div>
  );
}

export const Head = (_: HeadProps<object, Context>) => <AccountHead title={TITLE} description={LEAD} />;
