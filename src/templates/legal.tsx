import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EditorialHead } from "../editorial/editorial-head";
import { editorialCrumbs, EditorialText } from "../editorial/pages/editorial-text";
import { StoredData } from "../editorial/pages/stored-data";
import * as styles from "../editorial/pages/stored-data.page.module.css";

/** What StoredData says in full. */
const PARTS = [
  { label: "Ce que le site garde", inShort: "et jusqu’à quand", path: "#donnees-gardees" },
  { label: "Vos droits", inShort: "lire, corriger, supprimer", path: "#demander-vos-donnees" },
  { label: "Dans votre navigateur", inShort: "aucun cookie du site", path: "#stockage-local" },
];

type Data = Queries.LegalPageQuery;

/** Privacy policy and legal notice; the list of stored personal data is generated from the declarations in the code. */
export default function LegalPage({ data: { page } }: PageProps<Data>) {
  if (!page) return null;
  return (
    <div className="wrap narrow">
      <EditorialText page={page} first={<Parts />} within={<StoredData />} />
    </div>
  );
}

const Parts = () => (
  <nav className={`card ${styles.parts}`} aria-label="En bref">
    {PARTS.map(({ label, inShort, path }) => (
      <a key={path} href={path}>
        <b>{label}</b> <span>{inShort}</span>
      </a>
    ))}
  </nav>
);

export const Head = ({ data: { page }, location }: HeadProps<Data>) =>
  page && <EditorialHead page={page} crumbs={editorialCrumbs(page.title)} location={location} />;

export const query = graphql`
  query LegalPage($slug: String!) {
    page: editorialPage(slug: { eq: $slug }) {
      ...EditorialText
    }
  }
`;
