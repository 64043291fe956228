import { HTML, PATH } from "./same-fields";

export const guideSdl = /* GraphQL */ `
  "A topic of the practical guides (menu-guide-pratique)."
  type GuideTopic implements Node @dontInfer {
    "Segment of the topic's address."
    slug: String!
    ${PATH}
    "Name of the topic."
    name: String!
    "Description of the topic."
    description: String
    "Position in the menu, starting at 0."
    position: Int!
    "Its picture."
    photo: Photo
  }

  "A practical guide (get_guides)."
  type Guide implements Node @dontInfer {
    "Id of the guide in api.php."
    guideId: Int!
    "Slug of its topic."
    topicSlug: String!
    "Its topic; null when the menu has no topic with that slug."
    topic: GuideTopic @link(by: "slug", from: "topicSlug")
    "Segment of the guide's address; unique within its topic."
    slug: String!
    ${PATH}
    "Title."
    title: String!
    "What readers will learn, as plain text."
    summary: String
    "Its picture."
    photo: Photo
    "Whether it is the main guide of its topic."
    main: Boolean!
    ${HTML}
    "Steps to follow, in order."
    steps: [GuideStep!]!
    "Documents to bring."
    papers: [String!]!
    "Costs, as dated figures of the country; unknown figures are left out."
    costs: [CountryParameter!]! @link
    "How long it takes, as worded by the editors."
    delay: String
    "Where to go."
    offices: [String!]!
    "Items of the checklist."
    checklist: [String!]!
    "Questions and answers."
    faq: [Question!]!
    "Sources of the facts."
    sources: [GuideSource!]!
    "Day on which it was last checked."
    updated: Date! @dateformat
    "Reading time in minutes, at least 1."
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

  "Source of the facts in a guide."
  type GuideSource {
    "Name of the source."
    label: String!
    "Date of the source, as worded by the editors: 2025-12-06, non daté."
    date: String
  }
`;
