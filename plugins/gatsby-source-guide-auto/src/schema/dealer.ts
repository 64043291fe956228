import { PATH } from "./same-fields";

export const dealerSdl = /* GraphQL */ `
  "A place that sells or services cars (get_concessionnaires)."
  type Dealer implements Node @dontInfer {
    "Id of the dealer in api.php."
    dealerId: Int!
    "Segment of the dealer's address; no two dealers have the same."
    slug: String!
    ${PATH}
    "Name of the dealer."
    name: String!
    "Brands that it sells; unknown brands are left out."
    brands: [Brand!]! @link
    "What kind of dealer it is."
    kind: DealerKind!
    "The dealer's presentation of itself, as plain text."
    presentation: String
    "Street address."
    address: String
    "District of the town."
    district: String
    "Town."
    city: String!
    "Region of the country; free text."
    region: String!
    "Latitude in degrees north."
    latitude: Float
    "Longitude in degrees east; negative in Senegal."
    longitude: Float
    "Telephone numbers; those that no phone could dial are left out."
    phones: [DealerPhone!]!
    "WhatsApp number in the form of E.164 (+221338000044)."
    whatsapp: String
    "E-mail address."
    email: String
    "Web address, http or https only."
    website: String
    "Opening hours. A day may appear twice (morning, afternoon); on a day that does not appear, the dealer is closed."
    hours: [OpeningHours!]!
    "Services that it offers, free text; known values are vente, apres_vente, pieces, carrosserie, financement, reprise, location, recharge_ve."
    services: [String!]!
    "Average score, out of 5."
    score: Float
    "Number of scores that the average is computed from."
    reviewCount: Int
    "Whether the editors verified that it exists."
    verified: Boolean!
    "Its front."
    photo: Photo
  }

  "A telephone number of a dealer."
  type DealerPhone {
    "The number as it was sent."
    written: String!
    "The number in the form of E.164 (+221338000001)."
    dialled: String!
  }

  "Kinds of dealers, in the words of api.php."
  enum DealerKind {
    "The brand's official importer."
    importateur
    "An agent of a brand."
    agent
    "A car lot."
    parking
    "A reseller."
    revendeur
  }

  "A period of a day during which a dealer is open."
  type OpeningHours {
    "Day of the week."
    day: Weekday!
    "Opening time, such as 08:00."
    opens: String!
    "Closing time, such as 18:30."
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
