export const modelSdl = /* GraphQL */ `
  "A model of a brand (get_modeles), with what its versions and reviews say together."
  type Model implements Node @dontInfer {
    "Id of the model in api.php."
    modelId: Int!
    "Segment of the model's address."
    slug: String!
    "Path of its page on this site."
    path: String!
    "Name of the model, without the brand."
    name: String!
    "Id of its brand."
    brandId: Int!
    "Its brand."
    brand: Brand! @link(by: "brandId", from: "brandId")
    "Body type, free text of the editors: SUV, Pick-up, Berline 4 portes."
    bodyType: String!
    "Market segment, free text of the editors: B - Citadine."
    segment: String
    "Model year."
    modelYear: Int
    "Day it was or will be launched in the country."
    launchDate: Date @dateformat
    "Where it stands between announcement and run-out."
    status: ModelStatus!
    "Whether its newest form is a facelift."
    facelift: Boolean!
    "Its pictures, in the editors' order; those that could not be downloaded are left out."
    photos: [Photo!]!
    "The first of them, for cards and lists; null when there is none."
    cover: Photo
    "What the editors like."
    strengths: [String!]!
    "What the editors like less."
    weaknesses: [String!]!
    "The editors' conclusion."
    verdict: String
    "Whom the editors advise it to."
    forWhom: String
    "The editors' score, out of 10."
    editorScore: Float
    "Models it competes with, the nearest first; only models that exist."
    rivals: [Model!]! @link
    "Colours it is sold in."
    colours: [PaintColour!]!
    "Its versions, by id."
    versions: [Version!]! @link
    "Promos that run on one of its versions or all of them, those under conditions too; the first to end first."
    offers: [Promo!]! @link
    "All its promos, past and coming ones too; the first to end first."
    promos: [Promo!]! @link
    "Owners' reviews of it, the latest first."
    reviews: [Review!]! @link
    "News articles about it, the latest first."
    articles: [Article!]! @link
    "Dealers that sell its brand, by id."
    dealers: [Dealer!]! @link
    "Lowest price that counts today among its versions (their currentPrice), in francs CFA; null when none has one."
    priceMin: Int
    "Id of its cheapest version; null when none has a price."
    cheapestId: Int
    "Highest price that counts today among its versions (their currentPrice), in francs CFA; null when none has one."
    priceMax: Int
    "Energies of its versions as worded, each once, in alphabetical order."
    energies: [String!]!
    "Gearboxes of its versions, each once, as far as their wording tells."
    gearboxes: [Gearbox!]!
    "How many versions it has."
    versionCount: Int!
    "Mean of its owners' overall scores, out of 5, to one decimal; null without reviews."
    ownerScore: Float
    "How many reviews it has."
    reviewCount: Int!
  }

  "Where a model stands between announcement and run-out."
  enum ModelStatus {
    "Announced, not yet sold."
    UPCOMING
    "Sold today."
    ON_SALE
    "Last cars in stock."
    ENDING
  }

  "How a car changes gears, in the words that pages show."
  enum Gearbox {
    "By itself."
    Automatique
    "By its driver."
    Manuelle
  }

  "A colour a model is sold in."
  type PaintColour {
    "Name of the colour."
    name: String!
    "Its value for the screen: #1b3e90."
    hex: String!
  }
`;
