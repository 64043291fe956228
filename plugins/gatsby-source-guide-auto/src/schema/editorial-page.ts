export const editorialPageSdl = /* GraphQL */ `
  "The text of a fixed page: about, contact, legal (get_pages)."
  type EditorialPage implements Node @dontInfer {
    "Name of the page in its address."
    slug: String!
    "Path of its page on this site."
    path: String!
    "Title."
    title: String!
    "Standfirst, as plain text."
    summary: String
    "The text as sanitised HTML: it is safe to put into a page, headings have ids, and tables are wrapped in .table-scroll."
    html: String!
    "Questions and answers."
    faq: [Question!]!
    "Day on which it was last changed."
    updated: Date! @dateformat
  }
`;
