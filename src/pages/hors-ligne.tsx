import { graphql, type PageProps } from "gatsby";
import { AccountHead } from "../members/account-head";
import { Checklist } from "../editorial/checklist/checklist";
import { KeptPages } from "../site/offline/kept-pages";
import { routes } from "../routes";
import { PageHead } from "../shared/ui/page-head";
import { Road } from "../shared/ui/road";
import * as styles from "./hors-ligne.page.module.css";

const TITLE = "Pas de réseau";

/** Offline page, shown in place of a page that is not cached when the network does not answer. It has itself what somebody needs who stands before a car. */
export default function OfflinePage({ data: { guide } }: PageProps<Queries.OfflinePageQuery>) {
  return (
    <div className="wrap" data-undisturbed="">
      <div className={styles.top}>
        <div>
          <PageHead
            crumbs={[{ label: "Accueil", path: routes.home }, { label: TITLE }]}
            title={TITLE}
            lead="Cette page n’est pas encore sur cet appareil. Les pages déjà ouvertes restent lisibles un mois sans réseau."
          />
          <a className="button" href="">
            Réessayer
          </a>
        </div>
        <Road />
      </div>
      <KeptPages />
      {guide && guide.checklist.length > 0 && (
        <div className={styles.checks}>
          <Checklist
            id={String(guide.guideId)}
            items={guide.checklist}
            title="Devant une occasion, à cocher sur place"
          />
        </div>
      )}
    </div>
  );
}

export const Head = () => <AccountHead title={TITLE} description="Les pages gardées sur cet appareil." />;

export const query = graphql`
  query OfflinePage {
    guide(topicSlug: { eq: "immatriculation" }, slug: { eq: "acheter-une-occasion-sans-risque" }) {
      guideId
      checklist
    }
  }
`;
