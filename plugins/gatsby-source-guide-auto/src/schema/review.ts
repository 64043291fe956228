export const reviewSdl = /* GraphQL */ `
  "An owner's review of a model (get_avis). Scores run from 1 to 5."
  type Review implements Node @dontInfer {
    "Id of the review in api.php."
    reviewId: Int!
    "Id of the model."
    modelId: Int!
    "The model."
    model: Model! @link(by: "modelId", from: "modelId")
    "Year of the car."
    year: Int
    "Pen name of the owner."
    author: String!
    "Town of the owner."
    city: String
    "Overall score."
    overall: Float!
    "Score for comfort."
    comfort: Float
    "Score for economy."
    economy: Float
    "Score for reliability."
    reliability: Float
    "Score for manners on laterite and sand."
    trackHandling: Float
    "Score for the cost of upkeep and parts."
    upkeep: Float
    "Score for the air conditioning."
    airConditioning: Float
    "Score for value for money."
    value: Float
    "Title of the review."
    title: String!
    "What the owner likes."
    likes: String!
    "What the owner does not like."
    dislikes: String!
    "The rest of it."
    comment: String
    "Kilometres driven."
    mileage: Int
    "Months owned."
    monthsOwned: Int
    "What the car is mostly used for."
    usage: ReviewUsage
    "Consumption the owner measured, in l/100 km or kWh/100 km."
    consumption: Float
    "Whether the owner would buy it again."
    recommends: Boolean!
    "How many readers found it useful."
    usefulVotes: Int!
    "Day it was written."
    date: Date! @dateformat
    "Whether the owner proved to own the car."
    verifiedOwner: Boolean!
  }

  "What a car is mostly used for, in the words of api.php."
  enum ReviewUsage {
    "In town."
    ville
    "On the open road."
    route
    "On tracks of laterite or sand."
    piste
    "As a taxi, or with a driver."
    taxi_vtc
  }
`;
