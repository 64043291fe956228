import { graphql, type HeadProps, type PageProps } from "gatsby";
import { editorialCrumbs, EditorialHead } from "../editorial/editorial-head";
import { ANSWERED, ContactPlace } from "../messages/contact/contact-place";
import { QuickWays } from "../messages/contact/quick-ways";
import { frenchDate } from "../shared/dates/dates";
import { Faq } from "../shared/ui/faq";
import { PageHead } from "../shared/ui/page-head";
import { Prose } from "../shared/ui/prose";
import * as styles from "./contact.page.module.css";

type Data = Queries.ContactPageQuery;

/** The ways to write to the site with the first part of the editors' text, then the questions that visitors ask most with the rest of it. */
export default function ContactPage({ data: { page, whatsapp } }: PageProps<Data>) {
  if (!page) return null;
  const { title, html, faq, updated } = page;
  const [brief = "", ...rest] = html.split(/(?=<h2)/);
  return (
    <div className={`wrap narrow ${styles.contact}`}>
      <PageHead crumbs={editorialCrumbs(title)} title={title} lead={ANSWERED} />
      <QuickWays dialled={whatsapp?.dialled ?? null} questions={faq.length} />
      <ContactPlace />
      <div className={`card ${styles.brief}`}>
        <Prose html={brief} />
      </div>
      <Faq questions={faq} />
      <div className="stack">
        {rest.map((part) => (
          <Prose key={part} html={part} />
        ))}
        <p className="small quiet">Mis à jour le {frenchDate(updated)}</p>
      </div>
    </div>
  );
}

export const Head = ({ data: { page }, location }: HeadProps<Data>) =>
  page && <EditorialHead page={page} location={location} />;

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
