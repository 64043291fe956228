export const guideSdl = /* GraphQL */ `
  "A topic of the practical guides (menu-guide-pratique)."
  type GuideTopic implements Node @dontInfer {
    "Segment of the topic's address."
    slug: String!
    "Path of its page on this site."
    path: String!
    "Name of the topic."
    name: String!
    "What it is about."
    description: String
    "Place in the menu, from 0."
    position: Int!
  }

  "A practical guide (get_guides)."
  type Guide implements Node @dontInfer {
    "Id of the guide in api.php."
    guideId: Int!
    "Slug of its topic."
    topicSlug: String!
    "Its topic; null when the menu has none of that slug."
    topic: GuideTopic @link(by: "slug", from: "topicSlug")
    "Segment of the guide's address; unique within its topic."
    slug: String!
    "Path of its page on this site."
    path: String!
    "Title."
    title: String!
    "What one will learn, as plain text."
    summary: String
    "Whether it is the main guide of its topic."
    main: Boolean!
    "The text as sanitised HTML: safe to put into a page, headings have ids, tables sit in .table-scroll."
    html: String!
    "What to do, in order."
    steps: [GuideStep!]!
    "Papers to bring."
    papers: [String!]!
    "What it costs: dated figures of the country; only those that exist."
    costs: [CountryParameter!]! @link
    "How long it takes, as worded."
    delay: String
    "Where to go."
    offices: [String!]!
    "What to tick off."
    checklist: [String!]!
    "Questions and answers."
    faq: [Question!]!
    "Where the facts come from."
    sources: [GuideSource!]!
    "Day it was last checked."
    updated: Date! @dateformat
    "Minutes it takes to read, at least 1."
    readingMinutes: Int!
  }

  "One step of a guide."
  type GuideStep {
    "What to do."
    title: String!
    "How to do it, as plain text."
    text: String!
  }

  "A question that readers ask."
  type Question {
    "The question."
    question: String!
    "The answer, as plain text."
    answer: String!
  }

  "Where a fact of a guide comes from."
  type GuideSource {
    "Name of the source."
    label: String!
    "Its date, as worded: 2025-12-06, non daté."
    date: String
  }
`;
