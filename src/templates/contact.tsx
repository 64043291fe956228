import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EditorialHead } from "../editorial/editorial-head";
import { editorialCrumbs, EditorialText } from "../editorial/pages/editorial-text";
import { ANSWERED, ContactPlace } from "../messages/contact/contact-place";
import { QuickWays } from "../messages/contact/quick-ways";
import * as styles from "./contact.page.module.css";

type Data = Queries.ContactPageQuery;

/** The ways to write to the site, and the questions that visitors ask most, before the editors' text. */
export default function ContactPage({ data: { page, whatsapp } }: PageProps<Data>) {
  if (!page) return null;
  const first = (
    <>
      <QuickWays dialled={whatsapp?.dialled ?? null} questions={page.faq.length} />
      <ContactPlace />
    </>
  );
  return (
    <div className={`wrap narrow ${styles.contact}`}>
      <EditorialText page={page} lead={ANSWERED} first={first} />
    </div>
  );
}

export const Head = ({ data: { page }, location }: HeadProps<Data>) =>
  page && <EditorialHead page={page} crumbs={editorialCrumbs(page.title)} location={location} />;

export const query = graphql`
  query ContactPage($slug: String!) {
    page: editorialPage(slug: { eq: $slug }) {
      ...EditorialText
    }
    whatsapp: siteSetting(key: { eq: "contact_whatsapp" }) {
      dialled
    }
  }
`;
