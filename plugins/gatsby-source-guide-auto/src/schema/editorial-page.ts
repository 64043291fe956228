export const editorialPageSdl = /* GraphQL */ `
  "The text of a fixed page: about, contact, legal (get_pages)."
  type EditorialPage implements Node @dontInfer {
    "Which page it is."
    slug: String!
    "Path of its page on this site."
    path: String!
    "Title."
    title: String!
    "Standfirst, as plain text."
    summary: String
    "The text as sanitised HTML: safe to put into a page, headings have ids, tables sit in .table-scroll."
    html: String!
    "Questions and answers."
    faq: [Question!]!
    "Day it was last changed."
    updated: Date! @dateformat
  }
`;
