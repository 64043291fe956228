import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EditorialHead } from "../editorial/editorial-head";
import { ANSWERED, ContactPlace } from "../messages/contact/contact-place";
import { WriteOnWhatsapp } from "../messages/contact/write-on-whatsapp";
import { routes } from "../routes";
import { type Fact, Facts } from "../shared/ui/facts";
import { editorialCrumbs, EditorialText } from "../editorial/pages/editorial-text";
import * as styles from "./editorial.page.module.css";

type Data = Queries.EditorialPageQuery;
interface Context {
  slug: string;
  /** Whether it is the page about the site. */
  isAbout: boolean;
}

/** What the guide holds, for the page about it; what there is none of is left out. */
const inNumbers = ({ brands, models, versions, reviews }: Data): readonly Fact[] =>
  (
    [
      { icon: "layout-grid", label: "Marques", value: brands?.totalCount },
      { icon: "car", label: "Modèles", value: models?.totalCount },
      { icon: "file-text", label: "Versions et prix", value: versions?.totalCount },
      { icon: "star", label: "Avis d’automobilistes", value: reviews?.totalCount },
    ] as const
  ).filter(({ value }) => value);

/** Page with a text by the editors, such as contact or about. On the contact page the ways to write and the questions come first, on the one about the site its numbers. */
export default function EditorialPage({ data, pageContext }: PageProps<Data, Context>) {
  const { page, whatsapp } = data;
  if (!page) return null;
  const numbers = pageContext.isAbout && { first: <Facts facts={inNumbers(data)} /> };
  const isContact = routes.contact === `/${pageContext.slug}`;
  const ways = isContact && {
    lead: ANSWERED,
    first: (
      <>
        {whatsapp?.dialled && <WriteOnWhatsapp dialled={whatsapp.dialled} />}
        <ContactPlace />
      </>
    ),
  };
  return (
    <div className={`wrap narrow ${pageContext.isAbout ? styles.about : ""} ${isContact ? styles.contact : ""}`}>
      <EditorialText page={page} {...numbers} {...ways} />
    </div>
  );
}

export const Head = ({ data: { page }, location }: HeadProps<Data>) =>
  page && <EditorialHead page={page} crumbs={editorialCrumbs(page.title)} location={location} />;

export const query = graphql`
  query EditorialPage($slug: String!, $isAbout: Boolean!) {
    page: editorialPage(slug: { eq: $slug }) {
      ...EditorialText
    }
    whatsapp: siteSetting(key: { eq: "contact_whatsapp" }) {
      dialled
    }
    brands: allBrand @include(if: $isAbout) {
      totalCount
    }
    models: allModel @include(if: $isAbout) {
      totalCount
    }
    versions: allVersion @include(if: $isAbout) {
      totalCount
    }
    reviews: allReview @include(if: $isAbout) {
      totalCount
    }
  }
`;
