import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EditorialHead } from "../editorial/editorial-head";
import { Contents, headingsOf } from "../editorial/pages/contents";
import { EditorialText } from "../editorial/pages/editorial-text";
import { routes } from "../routes";
import { type Fact, Facts } from "../shared/ui/facts";
import * as styles from "./about.page.module.css";

type Data = Queries.AboutPageQuery;

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

/** The page about the site: what the guide holds, then the editors' text with its parts beside it. */
export default function AboutPage({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  const beside = (
    <>
      <a className="button plain" href={routes.contact}>
        Nous écrire
      </a>
      <Contents parts={headingsOf(page.html)} />
    </>
  );
  return (
    <div className={`wrap narrow ${styles.about}`}>
      <EditorialText page={page} first={<Facts facts={inNumbers(data)} />} beside={beside} />
    </div>
  );
}

export const Head = ({ data: { page }, location }: HeadProps<Data>) =>
  page && <EditorialHead page={page} location={location} />;

export const query = graphql`
  query AboutPage($slug: String!) {
    page: editorialPage(slug: { eq: $slug }) {
      ...EditorialText
    }
    brands: allBrand {
      totalCount
    }
    models: allModel {
      totalCount
    }
    versions: allVersion {
      totalCount
    }
    reviews: allReview {
      totalCount
    }
  }
`;
