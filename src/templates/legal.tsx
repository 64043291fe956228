import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EditorialHead } from "../editorial/editorial-head";
import { Contents, headingsOf } from "../editorial/pages/contents";
import { EditorialText, PLACE, QUESTIONS } from "../editorial/pages/editorial-text";
import { STORED_PARTS, StoredData } from "../editorial/pages/stored-data";

type Data = Queries.LegalPageQuery;

/** Privacy policy and legal notice; the list of stored personal data is generated from the declarations in the code. */
export default function LegalPage({ data: { page } }: PageProps<Data>) {
  if (!page) return null;
  const [before = "", after = ""] = page.html.split(PLACE);
  const parts = [
    ...headingsOf(before),
    ...STORED_PARTS,
    ...headingsOf(after),
    ...(page.faq.length > 0 ? [QUESTIONS] : []),
  ];
  return (
    <div className="wrap narrow">
      <EditorialText page={page} beside={<Contents parts={parts} />} within={<StoredData />} />
    </div>
  );
}

export const Head = ({ data: { page }, location }: HeadProps<Data>) =>
  page && <EditorialHead page={page} location={location} />;

export const query = graphql`
  query LegalPage($slug: String!) {
    page: editorialPage(slug: { eq: $slug }) {
      ...EditorialText
    }
  }
`;
