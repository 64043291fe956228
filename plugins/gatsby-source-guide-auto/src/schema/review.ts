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
    "Score for handling on laterite and sand."
    trackHandling: Float
    "Score for the cost of maintenance and parts."
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
    "Further comments of the owner."
    comment: String
    "Kilometres driven."
    mileage: Int
    "Number of months for which the owner has had the car."
    monthsOwned: Int
    "What the car is mostly used for."
    usage: ReviewUsage
    "Consumption that the owner measured, in l/100 km or kWh/100 km."
    consumption: Float
    "Whether the owner would buy it again."
    recommends: Boolean!
    "Number of readers who found it useful."
    usefulVotes: Int!
    "Day on which it was written."
    date: Date! @dateformat
    "Whether the owner proved that they own the car."
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
