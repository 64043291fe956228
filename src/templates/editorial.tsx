import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EditorialHead } from "../editorial/editorial-head";
import { ContactPlace } from "../messages/contact/contact-place";
import { routes } from "../routes";
import { editorialCrumbs, EditorialText } from "../editorial/pages/editorial-text";

type Data = Queries.EditorialPageQuery;

/** Page with a text by the editors, such as contact or about. On the contact page the form comes first. */
export default function EditorialPage({ data: { page }, pageContext }: PageProps<Data, { slug: string }>) {
  if (!page) return null;
  return (
    <div className="wrap narrow">
      <EditorialText page={page} first={routes.contact === `/${pageContext.slug}` && <ContactPlace />} />
    </div>
  );
}

export const Head = ({ data: { page }, location }: HeadProps<Data>) =>
  page && <EditorialHead page={page} crumbs={editorialCrumbs(page.title)} location={location} />;

export const query = graphql`
  query EditorialPage($slug: String!) {
    page: editorialPage(slug: { eq: $slug }) {
      ...EditorialText
    }
  }
`;
