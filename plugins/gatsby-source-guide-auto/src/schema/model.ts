import { ALL_PROMOS, PATH } from "./same-fields";

export const modelSdl = /* GraphQL */ `
  "A model of a brand (get_modeles), with figures computed from its versions and reviews."
  type Model implements Node @dontInfer {
    "Id of the model in api.php."
    modelId: Int!
    "Segment of the model's address."
    slug: String!
    ${PATH}
    "Name of the model, without the brand."
    name: String!
    "Its gender in French; null when the editors do not tell."
    gender: Gender
    "Its name with its brand and its article: le Toyota Hilux; null without a gender."
    articled: String
    "Id of its brand."
    brandId: Int!
    "Its brand."
    brand: Brand! @link(by: "brandId", from: "brandId")
    "Body type: « Citadine » for five doors with a city segment, else as worded by the editors: SUV, Pick-up, Berline 4 portes."
    bodyType: String!
    "Market segment, free text by the editors: B - Citadine."
    segment: String
    "Model year."
    modelYear: Int
    "Day on which it was or will be launched in the country."
    launchDate: Date @dateformat
    "Stage between its announcement and the end of its sale."
    status: ModelStatus!
    "Whether its current form is a facelift."
    facelift: Boolean!
    "Its pictures, in the editors' order; pictures that could not be downloaded are left out."
    photos: [Photo!]!
    "The first of its pictures, for cards and lists; null when there is none."
    cover: Photo
    "What the editors like."
    strengths: [String!]!
    "What the editors like less."
    weaknesses: [String!]!
    "The editors' conclusion."
    verdict: String
    "The buyers to whom the editors recommend it."
    forWhom: String
    "The editors' score, out of 10."
    editorScore: Float
    "Competing models, closest first; unknown models are left out."
    rivals: [Model!]! @link
    "Colours in which it is sold."
    colours: [PaintColour!]!
    "Its versions, ordered by id."
    versions: [Version!]! @link
    "Running promos for one or all of its versions, including those under conditions, ordered by their last day."
    offers: [Promo!]! @link
    ${ALL_PROMOS}
    "Owners' reviews of it, latest first."
    reviews: [Review!]! @link
    "News articles about it, latest first."
    articles: [Article!]! @link
    "Dealers that sell its brand, ordered by id."
    dealers: [Dealer!]! @link
    "Lowest current price among its versions (their currentPrice), in francs CFA; null when none has a price."
    priceMin: Int
    "Id of its cheapest version; null when none has a price."
    cheapestId: Int
    "Whether the lowest price is that of a promo that runs today; false when none has a price."
    priceMinIsPromo: Boolean!
    "Whether a promo under conditions, which no price contains, runs today for one or all of its versions."
    conditionalPromo: Boolean!
    "Highest current price among its versions (their currentPrice), in francs CFA; null when none has a price."
    priceMax: Int
    "Distinct energies of its versions, as worded by the editors, in alphabetical order."
    energies: [String!]!
    "Distinct kinds of gearbox of its versions, as far as their wording tells."
    gearboxes: [Gearbox!]!
    "Lowest combined consumption among its versions that burn fuel, in litres per 100 km; null when none is known."
    litresMin: Float
    "Highest combined consumption among its versions that burn fuel, in litres per 100 km; null when none is known."
    litresMax: Float
    "Shortest electric range among its versions, in km; null when none is known."
    rangeMin: Int
    "Longest electric range among its versions, in km; null when none is known."
    rangeMax: Int
    "Number of its versions."
    versionCount: Int!
    "Average of its owners' overall scores, out of 5, to one decimal; null without reviews."
    ownerScore: Float
    "Number of its reviews."
    reviewCount: Int!
  }

  "Genders of a model in French, by which sentences about it agree."
  enum Gender {
    "Le Duster."
    MASCULINE
    "La Clio."
    FEMININE
  }

  "Stages of a model between its announcement and the end of its sale."
  enum ModelStatus {
    "Announced, not yet sold."
    UPCOMING
    "Sold today."
    ON_SALE
    "Being discontinued: the last cars are in stock."
    ENDING
  }

  "Kinds of gearbox, in the words that pages show."
  enum Gearbox {
    "Automatic gearbox."
    Automatique
    "Manual gearbox."
    Manuelle
  }

  "A colour in which a model is sold."
  type PaintColour {
    "Name of the colour."
    name: String!
    "Colour value for the screen: #1b3e90."
    hex: String!
  }
`;
