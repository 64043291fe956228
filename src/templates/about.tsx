import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EditorialHead } from "../editorial/editorial-head";
import { Contents, headingsOf } from "../editorial/pages/contents";
import { EditorialText } from "../editorial/pages/editorial-text";
import { routes } from "../routes";
import { type Fact, Facts } from "../shared/ui/facts";
import * as styles from "./about.page.module.css";

type Data = Queries.AboutPageQuery;

/** What the guide holds, for the page about it, each with the way to it; what there is none of is left out. */
const inNumbers = ({ brands, models, versions, reviews }: Data): readonly Fact[] =>
  (
    [
      { icon: "layout-grid", label: "Marques", number: brands?.totalCount, path: routes.newCars },
      { icon: "car", label: "Modèles", number: models?.totalCount, path: routes.newCars },
      { icon: "file-text", label: "Versions et prix", number: versions?.totalCount, path: routes.search },
      { icon: "star", label: "Avis d’automobilistes", number: reviews?.totalCount, path: routes.reviews },
    ] as const
  ).flatMap(({ icon, label, number, path }) =>
    number
      ? {
          icon,
          label,
          value: (
            <a href={path} aria-label={`${number}\u00a0${label.toLowerCase()}`}>
              {number}
            </a>
          ),
        }
      : [],
  );

/** The page about the site: the editors' text, with what the guide holds and the parts of the text beside it. */
export default function AboutPage({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  const beside = (
    <>
      <Facts facts={inNumbers(data)} />
      <a className="button plain" href={routes.contact}>
        Nous écrire
      </a>
      <Contents parts={headingsOf(page.html)} />
    </>
  );
  return (
    <div className={`wrap narrow ${styles.about}`}>
      <EditorialText page={page} beside={beside} />
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
