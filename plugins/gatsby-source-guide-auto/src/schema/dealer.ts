export const dealerSdl = /* GraphQL */ `
  "A place that sells or services cars (get_concessionnaires)."
  type Dealer implements Node @dontInfer {
    "Id of the dealer in api.php."
    dealerId: Int!
    "Name for an address or an anchor."
    slug: String!
    "Name of the dealer."
    name: String!
    "Brands it sells; only brands that exist."
    brands: [Brand!]! @link
    "What kind of dealer it is."
    kind: DealerKind!
    "What it says of itself, as plain text."
    presentation: String
    "Street address."
    address: String
    "Part of town."
    district: String
    "Town."
    city: String!
    "Region of the country; free text."
    region: String!
    "Degrees north."
    latitude: Float
    "Degrees east; negative in Senegal."
    longitude: Float
    "Telephone numbers, as written."
    phones: [String!]!
    "WhatsApp number, as written."
    whatsapp: String
    "E-mail address."
    email: String
    "Web address, http or https only."
    website: String
    "When it is open; a day may come twice (morning, afternoon), a day that is missing is closed."
    hours: [OpeningHours!]!
    "What it offers, free text; known ones are vente, apres_vente, pieces, carrosserie, financement, reprise, location, recharge_ve."
    services: [String!]!
    "Mean score, out of 5."
    score: Float
    "How many scores the mean is made of."
    reviewCount: Int
    "Whether the editors checked that it exists."
    verified: Boolean!
  }

  "Kinds of dealers, in the words of api.php."
  enum DealerKind {
    "The brand's official importer."
    importateur
    "An agent of a brand."
    agent
    "A lot of cars."
    parking
    "A reseller."
    revendeur
  }

  "One stretch of a day when a dealer is open."
  type OpeningHours {
    "Day of the week."
    day: Weekday!
    "Opening time, 08:00."
    opens: String!
    "Closing time, 18:30."
    closes: String!
  }

  "Days of the week, in the words of api.php."
  enum Weekday {
    "Monday."
    lundi
    "Tuesday."
    mardi
    "Wednesday."
    mercredi
    "Thursday."
    jeudi
    "Friday."
    vendredi
    "Saturday."
    samedi
    "Sunday."
    dimanche
  }
`;
