export const newsSdl = /* GraphQL */ `
  "A category of the news (get_header_menu_news)."
  type NewsCategory implements Node @dontInfer {
    "Id of the category in api.php."
    categoryId: Int!
    "Segment of the category's address, made of its name."
    slug: String!
    "Path of its page on this site."
    path: String!
    "Name of the category."
    name: String!
    "What it is about."
    description: String
  }

  "A news article (get_articles)."
  type Article implements Node @dontInfer {
    "Id of the article in api.php (ID)."
    articleId: Int!
    "Segment of the article's address."
    slug: String!
    "Path of its page on this site."
    path: String!
    "Title."
    title: String!
    "Standfirst, as plain text."
    excerpt: String
    "The text as sanitised HTML: safe to put into a page, headings have ids, tables sit in .table-scroll."
    html: String!
    "When it was published."
    date: Date! @dateformat
    "When it was last changed."
    modified: Date @dateformat
    "Who wrote it."
    author: String
    "Slug of its first term, a free text; actualite without one."
    categorySlug: String!
    "Name of its first term; Actualité without one."
    categoryName: String!
    "The category with that slug; null when the menu has none."
    category: NewsCategory @link(by: "slug", from: "categorySlug")
    "Tags."
    tags: [String!]!
    "What to remember, in a few sentences."
    keyPoints: [String!]!
    "Minutes it takes to read, at least 1."
    readingMinutes: Int!
    "Ids of the models it is about; only models that exist."
    modelIds: [Int!]!
    "Models it is about."
    models: [Model!]! @link
    "Its picture."
    thumbnail: Photo
  }
`;
