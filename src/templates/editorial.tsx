import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EditorialHead } from "../editorial/editorial-head";
import { ANSWERED, ContactPlace } from "../messages/contact/contact-place";
import { WriteOnWhatsapp } from "../messages/contact/write-on-whatsapp";
import { routes } from "../routes";
import { editorialCrumbs, EditorialText } from "../editorial/pages/editorial-text";

type Data = Queries.EditorialPageQuery;

/** Page with a text by the editors, such as contact or about. On the contact page the ways to write come first. */
export default function EditorialPage({ data: { page, whatsapp }, pageContext }: PageProps<Data, { slug: string }>) {
  if (!page) return null;
  const ways = routes.contact === `/${pageContext.slug}` && {
    lead: ANSWERED,
    first: (
      <>
        {whatsapp?.dialled && <WriteOnWhatsapp dialled={whatsapp.dialled} />}
        <ContactPlace />
      </>
    ),
  };
  return (
    <div className="wrap narrow">
      <EditorialText page={page} {...ways} />
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
    whatsapp: siteSetting(key: { eq: "contact_whatsapp" }) {
      dialled
    }
  }
`;
