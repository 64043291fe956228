export const promoSdl = /* GraphQL */ `
  "An offer of the moment (get_promos). One that saves nothing is left out."
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
    "Ids of the versions it is for; only versions that exist, empty for all of them."
    versionIds: [Int!]!
    "What kind of offer it is."
    kind: PromoKind!
    "Price before, in francs CFA."
    initialPrice: Int
    "Price now, in francs CFA."
    promoPrice: Int
    "What one saves, in francs CFA; null when a price is missing, never 0 or less."
    saving: Int
    "Rate of the loan in percent, for an offer of that kind."
    rate: Float
    "First day."
    start: Date! @dateformat
    "Last day."
    end: Date! @dateformat
    "Where it stands on the day of the build."
    status: PromoStatus!
    "Whether its price is that of whoever buys the car; else it is an offer under conditions, and no price of the car."
    forEveryone: Boolean!
    "Small print."
    conditions: String
    "Id of the dealer; null when every dealer has it or the dealer is unknown."
    dealerId: Int
    "The dealer."
    dealer: Dealer @link(by: "dealerId", from: "dealerId")
    "Cars left."
    stock: Int
  }

  "Kinds of offers, in the words of api.php."
  enum PromoKind {
    "A lower price."
    remise
    "A loan at a lower rate."
    taux
    "More for the car that one gives back."
    reprise
    "Equipment or services that come with the car."
    pack
    "A limited edition."
    serie_limitee
    "A clearance of the stock."
    destockage
  }

  "Where an offer stands."
  enum PromoStatus {
    "Its first day is to come."
    UPCOMING
    "It is on."
    RUNNING
    "Its last day is past."
    ENDED
  }
`;
