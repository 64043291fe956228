import { HTML, PATH } from "./same-fields";

export const newsSdl = /* GraphQL */ `
  "A category of the news (get_header_menu_news)."
  type NewsCategory implements Node @dontInfer {
    "Id of the category in api.php."
    categoryId: Int!
    "Segment of the category's address, made from its name."
    slug: String!
    ${PATH}
    "Name of the category."
    name: String!
    "Description of the category."
    description: String
  }

  "A news article (get_articles)."
  type Article implements Node @dontInfer {
    "Id of the article in api.php (ID)."
    articleId: Int!
    "Segment of the article's address."
    slug: String!
    ${PATH}
    "Title."
    title: String!
    "Standfirst, as plain text."
    excerpt: String
    ${HTML}
    "Date and time of publication."
    date: Date! @dateformat
    "Date and time of the last change; null when it was not changed after its publication."
    modified: Date @dateformat
    "Name of its author."
    author: String
    "Slug of its first term, which is free text; actualite when it has no term."
    categorySlug: String!
    "Name of its first term; Actualité when it has no term."
    categoryName: String!
    "Id of the category with that slug, the lowest where several have it; null when the menu has no such category."
    categoryId: Int
    "That category."
    category: NewsCategory @link(by: "categoryId", from: "categoryId")
    "Tags."
    tags: [String!]!
    "Key points to remember."
    keyPoints: [String!]!
    "Reading time in minutes, at least 1."
    readingMinutes: Int!
    "Ids of the models that it is about; unknown models are left out."
    modelIds: [Int!]!
    "Models that it is about."
    models: [Model!]! @link
    "Its picture."
    thumbnail: Photo
  }
`;
