import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../app/seo";
import { breadcrumbList, faqPage, organization } from "../app/structured-data";
import { useSiteUrl } from "../app/use-site-url";
import { ContactPlace } from "../features/contact/contact-place";
import { frenchDate } from "../lib/dates";
import { routes } from "../routes";
import type { Crumb } from "../ui/breadcrumb";
import { Faq } from "../ui/faq";
import { PageHead } from "../ui/page-head";
import { Prose } from "../ui/prose";
import * as styles from "./editorial.module.css";

type Data = Queries.EditorialPageQuery;

const crumbsOf = (title: string): Crumb[] => [{ label: "Accueil", path: routes.home }, { label: title }];

/** Contact, about, legal: the editors' own words, questions first where there are some. */
export default function EditorialPage({ data, pageContext }: PageProps<Data, { slug: string }>) {
  const { page } = data;
  if (!page) return null;
  return (
    <div className="wrap narrow">
      <PageHead crumbs={crumbsOf(page.title)} title={page.title} lead={page.summary} />
      <Faq questions={page.faq} />
      <div className={`stack ${styles.text}`}>
        <Prose html={page.html} />
        <p className="small quiet">Mis à jour le {frenchDate(page.updated)}</p>
      </div>
      {routes.contact === `/${pageContext.slug}` && <ContactPlace />}
    </div>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const siteUrl = useSiteUrl();
  const { page } = data;
  if (!page) return null;
  return (
    <Seo
      title={page.title}
      description={page.summary ?? page.title}
      path={location.pathname}
      siteUrl={siteUrl}
      data={[breadcrumbList(siteUrl, crumbsOf(page.title)), organization(siteUrl), ...(page.faq.length > 0 ? [faqPage(page.faq)] : [])]}
    />
  );
}

export const query = graphql`
  query EditorialPage($slug: String!) {
    page: editorialPage(slug: { eq: $slug }) {
      title
      summary
      html
      faq {
        question
        answer
      }
      updated
    }
  }
`;
