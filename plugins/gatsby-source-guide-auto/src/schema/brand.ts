import { ALL_PROMOS, PATH } from "./same-fields";

export const brandSdl = /* GraphQL */ `
  "A car brand sold new in the country (get_marques)."
  type Brand implements Node @dontInfer {
    "Id of the brand in api.php."
    brandId: Int!
    "Segment of the brand's address."
    slug: String!
    ${PATH}
    "Name of the brand."
    name: String!
    "Country of origin of the brand; free text."
    country: String
    "Region of the world under which the brand is listed; free text."
    origin: String
    "Year in which the brand was founded."
    foundedIn: Int
    "Description of the brand, as plain text."
    description: String
    "Official importer."
    importer: String
    "Web address of the brand, http or https only."
    website: String
    "Manufacturer's warranty, as worded by the editors."
    warranty: String
    "Whether every model of the brand counts as premium."
    premium: Boolean!
    "Logo of the brand; null when there is none."
    logoFile: File @link
    "Lowest current price among its models on sale (their priceMin; not those of status UPCOMING); null when none has a price. It is computed by a resolver: to filter or sort by price, query models."
    priceMin: Int
    "Highest current price among its models on sale (their priceMax); null when none has a price. It is computed by a resolver, like priceMin."
    priceMax: Int
    "Models of the brand, ordered by id."
    models: [Model!]! @link
    "Dealers that sell the brand, ordered by id."
    dealers: [Dealer!]! @link
    ${ALL_PROMOS}
    "Promos with cars left that are running on the day of the build, including those under conditions, ordered by their last day."
    offers: [Promo!]! @link
  }
`;
