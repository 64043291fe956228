export const promoSdl = /* GraphQL */ `
  "A limited-time offer (get_promos). A promo that saves nothing is left out."
  type Promo implements Node @dontInfer {
    "Id of the promo in api.php."
    promoId: Int!
    "Title of the offer."
    title: String!
    "Id of the brand."
    brandId: Int!
    "Id of the model."
    modelId: Int!
    "The model."
    model: Model! @link(by: "modelId", from: "modelId")
    "Ids of the versions that it applies to; unknown versions are left out. When it is empty, the promo applies to all versions of the model."
    versionIds: [Int!]!
    "Kind of offer."
    kind: PromoKind!
    "Price before the offer, in francs CFA."
    initialPrice: Int
    "Price with the offer, in francs CFA."
    promoPrice: Int
    "Difference between both prices, in francs CFA; null when a price is missing, otherwise always more than 0."
    saving: Int
    "Rate of the loan in percent, for a loan offer."
    rate: Float
    "First day."
    start: Date! @dateformat
    "Last day."
    end: Date! @dateformat
    "Status on the day of the build."
    status: PromoStatus!
    "Whether any buyer of the car gets its price. Otherwise it is an offer under conditions, and its price does not count as a price of the car."
    forEveryone: Boolean!
    "Conditions of the offer."
    conditions: String
    "Id of the dealer; null when every dealer has the offer or the dealer is unknown."
    dealerId: Int
    "The dealer."
    dealer: Dealer @link(by: "dealerId", from: "dealerId")
    "Number of cars left."
    stock: Int
  }

  "Kinds of offers, in the words of api.php."
  enum PromoKind {
    "A lower price."
    remise
    "A loan at a lower rate."
    taux
    "A higher trade-in price."
    reprise
    "Equipment or services included with the car."
    pack
    "A limited edition."
    serie_limitee
    "A stock clearance."
    destockage
  }

  "Statuses of an offer."
  enum PromoStatus {
    "It has not started yet."
    UPCOMING
    "It is running."
    RUNNING
    "It has ended."
    ENDED
  }
`;
