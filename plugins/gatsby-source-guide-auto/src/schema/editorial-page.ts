import { HTML, PATH } from "./same-fields";

export const editorialPageSdl = /* GraphQL */ `
  "The text of a fixed page: about, contact, legal (get_pages)."
  type EditorialPage implements Node @dontInfer {
    "Name of the page in its address."
    slug: String!
    ${PATH}
    "Title."
    title: String!
    "Standfirst, as plain text."
    summary: String
    ${HTML}
    "Questions and answers."
    faq: [Question!]!
    "Day on which it was last changed."
    updated: Date! @dateformat
  }
`;
