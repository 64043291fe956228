import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EditorialHead } from "../editorial/editorial-head";
import { EditorialText } from "../editorial/pages/editorial-text";

type Data = Queries.EditorialPageQuery;

/** A page of the editors that has no template of its own. */
export default function EditorialPage({ data: { page } }: PageProps<Data>) {
  return (
    page && (
      <div className="wrap narrow">
        <EditorialText page={page} />
      </div>
    )
  );
}

export const Head = ({ data: { page }, location }: HeadProps<Data>) =>
  page && <EditorialHead page={page} location={location} />;

export const query = graphql`
  query EditorialPage($slug: String!) {
    page: editorialPage(slug: { eq: $slug }) {
      ...EditorialText
    }
  }
`;
